// The end of a worker that an earlier application left at this address: it would go on answering from its cache. The
// build has copies under the usual names of such workers.
self.addEventListener('install', function () {
  self.skipWaiting();
});
self.addEventListener('activate', function (event) {
  event.waitUntil(self.registration.unregister());
});
