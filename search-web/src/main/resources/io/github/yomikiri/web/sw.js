// Keeps the page's files, so that it opens without a network. Each build has a cache of its own: a
// page never mixes the files of two builds.
const OWN = `page ${registration.scope} `;
const CACHE = `${OWN}{{build}}`;
const FILES = {{files}};

addEventListener('install', (e) => {
  // The browser's own cache may hold files of the build before, so it has to ask the server.
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  e.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener('activate', (e) => {
  const isOld = (name) => name.startsWith(OWN) && name !== CACHE;
  e.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (e) => {
  e.respondWith(caches.open(CACHE)
    .then((cache) => cache.match(e.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(e.request)));
});
