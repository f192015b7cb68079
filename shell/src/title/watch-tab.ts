import type { LayoutStore } from '@guest/shared/host-state/layout.store';

/** Keeps the flag in the layout store that tells whether this tab is visible. */
export function watchTab(layout: LayoutStore): () => void {
  const look = () => layout.getState().tabActivityChanged(document.visibilityState === 'visible');
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
