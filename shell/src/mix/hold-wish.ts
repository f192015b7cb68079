import type { createBrowserRouter } from '@guest/shared/router';

/** What an address may ask of the releases, besides the page. */
const WISHES = ['mix', 'safe'];

/** Keeps what the tab was opened with in its address, so that a reload and a copied address ask for the same. */
export function holdWish(router: ReturnType<typeof createBrowserRouter>): () => void {
  const opened = new URLSearchParams(router.state.location.search);
  const held = WISHES.flatMap((name): [string, string][] => {
    const value = opened.get(name);
    return value === null ? [] : [[name, value]];
  });
  const hold = () => {
    const { location, navigation } = router.state;
    const search = new URLSearchParams(location.search);
    const missing = held.filter(([name]) => !search.has(name));
    if (navigation.state !== 'idle' || missing.length === 0) return;
    for (const [name, value] of missing) search.set(name, value);
    void router.navigate({ ...location, search: `?${search}` }, { replace: true, preventScrollReset: true });
  };
  // Once a navigation is over with: one that begins within its end is lost.
  return router.subscribe(() => void setTimeout(hold));
}
