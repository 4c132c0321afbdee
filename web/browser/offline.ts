/// <reference lib="dom" />
/** The service worker, which keeps the pages that need no service. */

/** `changed`: it has taken over. What was loaded before was not served by it, and may ask the network for more. */
export function keepOffline(changed: () => void): void {
  if (!("serviceWorker" in navigator) || !globalThis.isSecureContext) return;
  navigator.serviceWorker.addEventListener("controllerchange", changed);
  // The scripts lie in a folder beside it.
  void navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)).catch(() => undefined);
}
