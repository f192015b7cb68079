import { expect, test } from 'vitest';
import { pageNames, pathTo, routeOf, routes, type RouteName } from './routes';

test('parameters are inserted and URL-encoded', () => {
  expect(pathTo('property-outlet-menus-menu', { property: 'grand', outlet: 'sky bar', menu: 'a/b' })).toBe(
    '/grand/directories/bars-and-restaurants/sky%20bar/menus/a%2Fb',
  );
});

test('a query is appended to the path, without undefined values', () => {
  const params = { property: 'grand' };

  expect(pathTo('property-signin', params, { service: 'like', entity: undefined })).toBe(
    '/grand/signin?service=like',
  );
  expect(pathTo('property-signin', params)).toBe('/grand/signin');
});

test('a path with a missing parameter throws', () => {
  // @ts-expect-error an activity has an id
  expect(() => pathTo('property-activity-activityId', { property: 'grand' })).toThrow('needs :activityId');
});

test('no two pages share a path', () => {
  const paths = pageNames.map((name) => routeOf(name).path);

  expect(new Set(paths).size).toBe(paths.length);
});

test('M-03 M-10 every route except the shell’s top level is scoped by property, and its parent page exists', () => {
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

test('R-29 the five layouts match the specification', () => {
  const used = new Set(pageNames.map((name) => routeOf(name).layout ?? 'default'));

  // The layout `error` is used by the error pages, which have no route.
  expect([...used].sort()).toEqual(['default', 'empty', 'healthcheck', 'home']);
});
