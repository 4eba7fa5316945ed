/* Served as /worker.js where OFFLINE_PAGE is off: removes what an earlier worker kept, and itself. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("faro-offline-")).map((name) => caches.delete(name)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
