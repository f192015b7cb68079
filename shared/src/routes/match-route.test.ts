import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { areWellFormed } from './param-shapes';
import { propertyInPath } from './property-in-path';
import { pageNames, routes } from './routes';

test.each([
  ['/', 'index', {}],
  ['/cookies', 'cookies', {}],
  ['/casa-miramar', 'property', { property: 'casa-miramar' }],
  ['/casa-miramar/', 'property', { property: 'casa-miramar' }],
  ['/casa-miramar/discover/guidelines', 'property-discover-guidelines', { property: 'casa-miramar' }],
  ['/casa-miramar/discover/x', 'property-discover-id', { property: 'casa-miramar', id: 'x' }],
  [
    '/casa-miramar/directories/bars-and-restaurants',
    'property-directories-outlets',
    { property: 'casa-miramar' },
  ],
  ['/casa-miramar/activities/schedule', 'property-activities-schedule', { property: 'casa-miramar' }],
  ['/casa-miramar/activities', 'property-activities-index', { property: 'casa-miramar' }],
  ['/user/ada', 'user-username', { username: 'ada' }],
  ['/casa%2Fmiramar/chat', 'property-chat', { property: 'casa/miramar' }],
  // The encoding is invalid, so the router keeps it as typed.
  ['/user/%E0%A4%A', 'user-username', { username: '%E0%A4%A' }],
])('%s matches the route %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

test.each(['/casa-miramar/casino', '/a/b/c/d/e/f/g/h/i', '/%E0%A4%A/casino'])(
  'R-32 %s matches no route',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test.each([
  ['/casa-miramar', 'casa-miramar'],
  ['/casa-miramar/activity/not-an-id', 'casa-miramar'],
  ['/casa-miramar/casino/royale', 'casa-miramar'],
  ['/', undefined],
  ['/cookies', undefined],
  ['/user/ada', undefined],
  ['/%ff/nowhere', undefined],
  ['/no%20hotel/nowhere', undefined],
])('%s belongs to the hotel %s', (path, property) => {
  expect(propertyInPath(path)).toBe(property);
});

test('every path in the table matches its own route', () => {
  for (const name of pageNames) {
    const path = routes[name].path.replace(/:\w+/g, 'a1');
    expect(matchRoute(path)?.name).toBe(name);
  }
});

test.each([
  [{ property: 'casa-miramar' }, true],
  [{ property: 'Casa-Miramar' }, true],
  [{ property: '../etc' }, false],
  [{ property: 'casa-miramar', activityId: 'x' }, false],
  [{ property: 'casa-miramar', activityId: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11' }, true],
  [{ property: '' }, false],
  [{ username: '%E0%A4%A' }, false],
  [{ property: 'a'.repeat(65) }, false],
  [{ somethingNew: 'x' }, false],
])('R-30 a route’s validation of %j returns %s', (params, isValid) => {
  expect(areWellFormed(params)).toBe(isValid);
});
