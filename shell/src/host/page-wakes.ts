/**
 * Calls `wake` when the page becomes visible or comes back online, as its state may be outdated then. Returns
 * a stop function.
 */
export function onPageWakes(wake: () => void): () => void {
  const look = () => void (document.visibilityState === 'visible' && wake());
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
    removeEventListener('online', look);
  };
}
