import { expect, test } from 'vitest';
import { pageNames, pathTo, routeOf, routes, type RouteName } from './routes';

test('an address is filled in and made safe', () => {
  expect(pathTo('property-outlet-menus-menu', { property: 'grand', outlet: 'sky bar', menu: 'a/b' })).toBe(
    '/grand/directories/bars-and-restaurants/sky%20bar/menus/a%2Fb',
  );
});

test('a question is added after the path, and what is not asked is left out', () => {
  const params = { property: 'grand' };

  expect(pathTo('property-signin', params, { service: 'like', entity: undefined })).toBe(
    '/grand/signin?service=like',
  );
  expect(pathTo('property-signin', params)).toBe('/grand/signin');
});

test('a page cannot be asked for without what its path needs', () => {
  // @ts-expect-error an activity has an id
  expect(() => pathTo('property-activity-activityId', { property: 'grand' })).toThrow('needs :activityId');
});

test('no two pages share a path, and no two answer to one action', () => {
  const pages = pageNames.map(routeOf);
  const actions = pages.flatMap(({ action }) => action ?? []);

  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(actions).size).toBe(actions.length);
});

test('M-03 M-10 every route but the shell’s top level is scoped by its property, and the step back exists', () => {
  const topLevel = [
    'index',
    'init-pwa',
    'clear',
    'cookies',
    'healthcheck',
    'sync-app',
    'user-username',
    'dev-kit',
  ];

  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, up } = routeOf(name);
    expect(path.startsWith('/:property')).toBe(!topLevel.includes(name));
    if (up) expect(Object.keys(routes)).toContain(up);
  }
});

test('R-29 the five layouts are those of the specification', () => {
  const used = new Set(pageNames.map((name) => routeOf(name).layout ?? 'default'));

  // `error` is the layout of the error pages, which no route leads to.
  expect([...used].sort()).toEqual(['default', 'empty', 'healthcheck', 'home']);
});
