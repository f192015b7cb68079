import type { Router } from '@guest/shared/router';

/** The query parameters that select releases. */
const RELEASE_PARAMS = ['mix', 'safe'];

/**
 * Preserves these parameters in all later addresses of the tab, so that a reload or a copied address selects
 * the same releases.
 */
export function preserveReleaseQuery(router: Router): () => void {
  const opened = new URLSearchParams(router.state.location.search);
  const releaseParams = RELEASE_PARAMS.flatMap((name): [string, string][] => {
    const value = opened.get(name);
    return value === null ? [] : [[name, value]];
  });
  const restoreParams = () => {
    const { location, navigation, preventScrollReset } = router.state;
    const search = new URLSearchParams(location.search);
    const missing = releaseParams.filter(([name]) => !search.has(name));
    if (navigation.state !== 'idle' || missing.length === 0) return;
    // The query is built by hand so that "@" and "," stay readable.
    const query = [search.toString(), ...missing.map(([name, value]) => `${name}=${encoded(value)}`)];
    const target = { ...location, search: `?${query.filter((it) => it !== '').join('&')}` };
    // This navigation replaces the previous one, so it must repeat its scroll setting too.
    void router.navigate(target, { replace: true, preventScrollReset });
  };
  // A navigation that starts while the previous one is still finishing is lost, so this one waits for a task
  // of its own.
  return router.subscribe(() => void setTimeout(restoreParams));
}

const encoded = (value: string) => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',');
