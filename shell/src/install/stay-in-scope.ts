import type { Router } from '@guest/shared/router';

/**
 * Keeps the address of the installed app within its scope. The scope of a hotel ends with a slash, so that it does not
 * contain other hotels, but links to the home page have none: there the system would show a browser's bar. Returns a
 * stop function.
 */
export function stayInScope(router: Pick<Router, 'subscribe'>): () => void {
  const correct = () => {
    const { pathname, search, hash } = location;
    if (!/^\/[^/]+$/.test(pathname)) return;
    // The router ignores the slash, so that the page stays as it is.
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`);
  };
  correct();
  return router.subscribe(correct);
}
