import type { LayoutStore } from '@guest/shared/host-state/layout.store';
import type { Router } from '@guest/shared/router';
import { tabStorage } from '@guest/shared/storage/tab-storage';

const APP_MODE_KEY = 'app-mode';

/**
 * Preserves the app mode when the guest returns from another site, such as a payment page, to an address
 * without `app=true`. It lasts as long as the tab, which in the native app is its web view. Returns a stop
 * function.
 */
export function resumeAppMode(
  layout: LayoutStore,
  { state, navigate }: Pick<Router, 'state' | 'navigate'>,
): () => void {
  const remember = ({ isAppMode }: { isAppMode: boolean }) => {
    if (isAppMode) tabStorage.setItem(APP_MODE_KEY, 'true');
  };
  remember(layout.getState());
  const stop = layout.subscribe(remember);
  if (!layout.getState().isAppMode && tabStorage.getItem(APP_MODE_KEY) === 'true') {
    const { pathname, search, hash } = state.location;
    const query = new URLSearchParams(search);
    query.set('app', 'true');
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
  }
  return stop;
}
