// Keeps the page's files, so that it opens without a network. Each build has a cache of its own: a
// page never mixes the files of two builds.
const CACHE = 'yomikiri-@site.build@';
const FILES = [
  './', 'style.css', 'icon.svg', 'shared/theme.css', 'shared/board.css', 'shared/curve.css',
  'shared/dom.js', 'shared/board.js', 'shared/buttons.js', 'shared/curve.js', 'page.js',
  'address.js', 'board.js', 'dom.js', 'engine.js', 'game.js', 'judgment.js', 'notation.js',
  'settings.js', 'setup.js', 'state.js', 'thread.js', 'view.js', 'worker.js', 'runtime.js',
  'engine.wasm',
  'lesson/', 'lesson/lesson.css', 'lesson/lesson.js', 'lesson/chapters.js', 'lesson/compared.js',
  'lesson/shown.js', 'lesson/frame.html', 'lesson/lesson.wasm',
  'games/', 'games/icon.svg', 'games/page.css', 'games/page.js', 'games/link.js', 'games/kept.js',
  'games/judgment.js', 'games/table.js', 'games/words.js', 'games/worker.js', 'games/words/en.json',
  'games/words/de.json', 'games/words/ja.json', 'games/shared/theme.css', 'games/shared/board.css',
  'games/shared/curve.css', 'games/shared/dom.js', 'games/shared/board.js',
  'games/shared/buttons.js', 'games/shared/curve.js', 'games/games.wasm',
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
