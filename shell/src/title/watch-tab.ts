import type { LayoutStore } from '@guest/shared/host-state/layout.store';

/** Keeps the flag in the layout store that tells whether this tab is visible. */
export function watchTab(layout: LayoutStore): () => void {
  const update = () => layout.getState().tabActivityChanged(document.visibilityState === 'visible');
  update();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}
