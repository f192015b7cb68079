import { afterEach, expect, test } from 'vitest';
import { addressConflict, pagesOfTable, type OwnedPage } from './address-conflict';
import { matchRoute } from './match-route';
import { addRoutes, routeOf } from './routes';

const page = (owner: string, path: string, name = `${owner}.page`): OwnedPage => ({ name, owner, path });

/** Returns the page at an address after these pages have been added to the table. */
function shownAt(address: string, pages: OwnedPage[]): string | undefined {
  addRoutes(Object.fromEntries(pages.map(({ name, ...row }) => [name, row])));
  return matchRoute(address)?.name;
}

afterEach(() => addRoutes());

test.each(pagesOfTable.filter(({ path }) => path.startsWith('/:property/')))(
  'the address of $name stays with $owner: no other remote can take it, nor an address below it',
  ({ path, owner }) => {
    const other = owner === 'chat' ? 'dining' : 'chat';
    const taken = [
      path,
      path.toUpperCase().replaceAll(/:[A-Z]+/g, ':id'),
      `${path}/more`,
      `${path}/:id/more`,
    ];

    expect(taken.map((it) => addressConflict(page(other, it), pagesOfTable)?.owner)).toEqual(
      taken.map(() => owner),
    );
  },
);

test.each([
  ['/:property/spa', 'a new word'],
  ['/:property/spa/:id/treatments', 'addresses below it'],
  ['/:property/chats', 'a word that begins like another'],
])('a remote can have %s: %s', (path) => {
  expect(addressConflict(page('spa', path), pagesOfTable)).toBeUndefined();
});

test.each([
  ['/:property/directories/wines', undefined],
  ['/:property/directories/:directory/wines', 'property-outlet'],
  ['/:property/directories/:id', 'property-directories-directory'],
  ['/:property/Directories/Bars-and-restaurants', 'property-directories-outlets'],
  ['/:property/wines', undefined],
])('%s of the owner of the word conflicts with %s', (path, other) => {
  expect(addressConflict(page('dining', path), pagesOfTable)?.name).toBe(other);
});

/** All paths of two segments below one word, from a fixed one, another one and two parameters. */
const segments = ['menus', 'today', ':menu', ':id'];
const generated = segments.flatMap((first) =>
  ['', ...segments].map((second) => `/:property/wines/${first}${second && `/${second}`}`),
);
const pairs = generated.flatMap((one, i) => generated.slice(i + 1).map((other) => [one, other] as const));

test('of two generated addresses that do not conflict, the order never decides which page is shown', () => {
  const examples = generated.map((path) => path.replaceAll(/:\w+/g, 'x').replace(':property', 'casa'));
  const addresses = [...examples, '/casa/wines/menus/menus', '/casa/wines/today/menus'];
  let conflicts = 0;

  for (const [one, other] of pairs) {
    const both = [page('dining', one, 'dining.one'), page('dining', other, 'dining.other')];
    const shown = (rows: OwnedPage[]) => addresses.map((it) => shownAt(it, rows));
    if (addressConflict(both[0] as OwnedPage, both)) conflicts += 1;
    else expect(shown(both), `${one} and ${other}`).toEqual(shown(both.toReversed()));
  }

  expect(conflicts).toBeGreaterThan(10);
  expect(conflicts).toBeLessThan(pairs.length / 2);
});

test('of two generated addresses that conflict within a remote, one address shows both pages', () => {
  for (const [one, other] of pairs) {
    const both = [page('dining', one, 'dining.one'), page('dining', other, 'dining.other')];
    if (!addressConflict(both[0] as OwnedPage, both)) continue;
    const parts = [one, other].map((path) => path.split('/'));
    // A fixed part of either path is the only one that both match.
    const shared = (parts[0] ?? []).map((part, i) => (part.startsWith(':') ? parts[1]?.[i] : part) ?? '');
    const address = shared.map((part) => (part.startsWith(':') ? 'x' : part)).join('/');

    expect(shownAt(address, both), address).toBe('dining.one');
    expect(shownAt(address, both.toReversed()), address).toBe('dining.other');
  }
});

test('an added row never takes an address from the table', () => {
  const stealing = pagesOfTable.map(({ name, path }) => page(`thief`, path, `thief.${name}`));

  for (const { name } of pagesOfTable) {
    const address = routeOf(name as never).path.replaceAll(/:\w+/g, 'a1');
    expect(shownAt(address, stealing)).toBe(name);
  }
});

test('rows replace those that were added before', () => {
  expect(shownAt('/casa/wines', [page('dining', '/:property/wines')])).toBe('dining.page');
  expect(shownAt('/casa/wines', [page('dining', '/:property/teas')])).toBeUndefined();
  expect(shownAt('/casa/teas', [])).toBeUndefined();
  expect(shownAt('/casa/chat', [])).toBe('property-chat');
});
