import type { Router } from '@guest/shared/router';

/** What an address may ask of the releases, besides the page. */
const WISHES = ['mix', 'safe'];

/** Keeps what the tab was opened with in its address, so that a reload and a copied address ask for the same. */
export function holdWish(router: Router): () => void {
  const opened = new URLSearchParams(router.state.location.search);
  const wishes = WISHES.flatMap((name): [string, string][] => {
    const value = opened.get(name);
    return value === null ? [] : [[name, value]];
  });
  const hold = () => {
    const { location, navigation, preventScrollReset } = router.state;
    const search = new URLSearchParams(location.search);
    const missing = wishes.filter(([name]) => !search.has(name));
    if (navigation.state !== 'idle' || missing.length === 0) return;
    // By hand: "@" and "," are to be read by people.
    const question = [search.toString(), ...missing.map(([name, value]) => `${name}=${encoded(value)}`)];
    const held = { ...location, search: `?${question.filter((it) => it !== '').join('&')}` };
    // It takes the place of the navigation before it, also in where the page is scrolled to.
    void router.navigate(held, { replace: true, preventScrollReset });
  };
  // Once a navigation is over with: one that begins within its end is lost.
  return router.subscribe(() => void setTimeout(hold));
}

const encoded = (value: string) => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',');
