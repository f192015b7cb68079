/** Whenever the page has reason to look whether things are still as they were. Returns its stop function. */
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
