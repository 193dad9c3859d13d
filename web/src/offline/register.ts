/** Let the service worker keep this page, once everything that is needed now has been fetched. */
export function keepThisPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(tell);
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** The page is as good without it while there is a network. */
const tell = (why: unknown) => console.warn('This page is not kept for when the network is gone:', why);
