import type { Router } from '@guest/shared/router';
import type { LayoutStore } from '@guest/shared/host-state/layout.store';

const hasAppMode = (search: string) => new URLSearchParams(search).get('app') === 'true';

/**
 * Enables the app mode for `app=true`, and adds the parameter to every later address of the page. Returns a
 * stop function.
 */
export function enterAppMode(
  layout: LayoutStore,
  router: Pick<Router, 'state' | 'subscribe' | 'navigate'>,
): () => void {
  const update = () => {
    const { location, navigation } = router.state;
    if (hasAppMode(location.search)) return layout.getState().appModeEntered();
    if (!layout.getState().isAppMode || navigation.state !== 'idle') return;
    // A link without the parameter must not end the app mode, so the address is corrected without a history
    // entry.
    const search = new URLSearchParams(location.search);
    search.set('app', 'true');
    void router.navigate({ ...location, search: `?${search}` }, { replace: true, preventScrollReset: true });
  };
  update();
  return router.subscribe(update);
}
