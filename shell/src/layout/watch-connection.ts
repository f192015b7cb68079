import type { LayoutStore } from '@guest/shared/layout/layout.store';

/** Keeps the flags that follow the browser: whether it is online, and whether the guest looks at this tab. */
export function watchConnection(layout: LayoutStore): () => void {
  const { connectionChanged, tabActivityChanged } = layout.getState();
  const connection = () => connectionChanged(!navigator.onLine);
  const activity = () => tabActivityChanged(document.visibilityState === 'visible');
  connection();
  activity();

  addEventListener('online', connection);
  addEventListener('offline', connection);
  document.addEventListener('visibilitychange', activity);
  return () => {
    removeEventListener('online', connection);
    removeEventListener('offline', connection);
    document.removeEventListener('visibilitychange', activity);
  };
}
