/**
 * Calls `onResume` when the page becomes visible or comes back online, as its state may be outdated then. Returns
 * a stop function.
 */
export function onPageResume(onResume: () => void): () => void {
  const check = () => void (document.visibilityState === 'visible' && onResume());
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  addEventListener('online', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    removeEventListener('pageshow', check);
    removeEventListener('online', check);
  };
}
