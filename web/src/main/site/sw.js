// Keeps the page's files, so that it opens without a network. Each build has a cache of its own: a
// page never mixes the files of two builds.
const CACHE = 'yomikiri-@site.build@';
const FILES = [
  './', 'manifest.webmanifest', 'icon.svg', 'page.css', 'page.js', 'link.js', 'clocks.js',
  'judgment.js', 'kept.js', 'picture.js', 'setup.js', 'table.js', 'texts.js', 'words.js',
  'worker.js', 'words/en.json', 'words/de.json', 'words/ja.json',
  'shared/theme.css', 'shared/board.css', 'shared/curve.css', 'shared/dom.js', 'shared/board.js',
  'shared/buttons.js', 'shared/curve.js', 'games.json', 'runtime.js', 'reversi.wasm', 'games.wasm',
  'lesson/', 'lesson/lesson.css', 'lesson/lesson.js', 'lesson/chapters.js', 'lesson/compared.js',
  'lesson/shown.js', 'lesson/thread.js', 'lesson/worker.js', 'lesson/frame.html',
  'lesson/lesson.wasm',
];

addEventListener('install', (e) => {
  // The browser's own cache may hold files of the build before, so it has to ask the server.
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  e.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener('activate', (e) => {
  const isOld = (name) => name.startsWith('yomikiri-') && name !== CACHE;
  e.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (e) => {
  e.respondWith(caches.open(CACHE)
    .then((cache) => cache.match(e.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(e.request)));
});
