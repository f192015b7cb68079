import type { Router } from '@guest/shared/router';
import type { LayoutStore } from '@guest/shared/host-state/layout.store';

const says = (search: string) => new URLSearchParams(search).get('app') === 'true';

/** Follows `app=true`: once said, it stays with the page and goes along in every address. Returns its stop function. */
export function enterAppMode(
  layout: LayoutStore,
  router: Pick<Router, 'state' | 'subscribe' | 'navigate'>,
): () => void {
  const look = () => {
    const { location, navigation } = router.state;
    if (says(location.search)) return layout.getState().appModeEntered();
    if (!layout.getState().isAppMode || navigation.state !== 'idle') return;
    // Somebody's link did not say it: the address is put right without a step in the history.
    const search = new URLSearchParams(location.search);
    search.set('app', 'true');
    void router.navigate({ ...location, search: `?${search}` }, { replace: true, preventScrollReset: true });
  };
  look();
  return router.subscribe(look);
}
