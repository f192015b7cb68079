import { expect, test, vi } from 'vitest';
import { appOffer } from './app-offer.store';
import { CONFIG, MENU, openPage, OUTLET, PROPERTY, simulatePhone, wait } from './testing/phone';

const ACTIVITY = '0d000000-0000-4000-8000-000000000004';
const bookPath = '/casa/directories/bars-and-restaurants/bar/book';

const { clicked } = simulatePhone();
const hiddenLinks = () => document.querySelectorAll('a[data-deep-link]').length;

const uuids: Record<string, string> = { 'property-uuid': PROPERTY };
const pages: [address: string, action: string, extras: Record<string, string>][] = [
  ['/casa/activities/schedule', 'activities-schedule', uuids],
  ['/casa/activities', 'activity-center', uuids],
  [`/casa/activity/${ACTIVITY}`, 'activity-center-detail', { ...uuids, 'activity-uuid': ACTIVITY }],
  ['/casa/directories', 'directories', uuids],
  ['/casa/directories/spa', 'directories-detail', { ...uuids, 'directory-slug': 'spa' }],
  ['/casa/request/create', 'requests-create', uuids],
  ['/casa/directories/bars-and-restaurants', 'edn', uuids],
  [bookPath, 'edn-outlet-book', { ...uuids, 'outlet-uuid': OUTLET }],
  ['/casa/directories/bars-and-restaurants/bar/menus', 'edn-menu', { ...uuids, 'outlet-uuid': OUTLET }],
  [
    '/casa/directories/bars-and-restaurants/bar/menus/wine',
    'edn-menu-detail',
    { ...uuids, 'outlet-uuid': OUTLET, 'menu-uuid': MENU },
  ],
  ['/casa/discover', 'share', uuids],
  ['/casa/chat?code=pool-party', 'join-external-group-chat', { ...uuids, code: 'pool-party' }],
  ['/casa/chat', 'chat', uuids],
  ['/', 'properties', {}],
];

test.each(pages)('D-02 S-33 %s opens the app with %s', async (address, action, extras) => {
  await openPage(address);

  expect(clicked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://open.hotel.example/open',
  ]);
  const code = extras.code ? `&code=${extras.code}` : '';
  const webviewUrl = `${location.origin}${location.pathname}?app=true${code}`;
  expect(Object.fromEntries(clicked[0]?.searchParams ?? [])).toEqual({
    mode: 'in-stay',
    action,
    'webview-url': webviewUrl,
    ...extras,
  });
});

test.each([
  ['/casa/directories/bars-and-restaurants/bar/menus', 'edn-menu'],
  ['/casa/directories/bars-and-restaurants/bar/menus/wine', 'edn-menu-detail'],
])('D-02 %s names no outlet that it does not know', async (address, action) => {
  await openPage(address, { outlets: false });

  expect([...(clicked[0]?.searchParams.keys() ?? [])].sort()).toEqual([
    'action',
    'mode',
    'property-uuid',
    'webview-url',
  ]);
  expect(clicked[0]?.searchParams.get('action')).toBe(action);
});

test.each(['/casa', '/casa/profile', '/casa/directories/bars-and-restaurants/bar', '/clear', '/a/b/c/d'])(
  'S-33 %s is not eligible',
  async (address) => {
    await openPage(address);

    expect(clicked).toEqual([]);
  },
);

test('S-32 N-07 the booking page waits for its outlet, and other pages never', async () => {
  const { outletsLoaded } = await openPage(bookPath, { outlets: false });
  // The first poll is at once, so that the hundredth is after 9.9 seconds.
  await wait(9_850);
  expect(clicked).toEqual([]);

  outletsLoaded();
  await wait(100);
  expect(clicked.map((url) => url.searchParams.get('outlet-uuid'))).toEqual([OUTLET]);
});

test('S-32 N-07 the booking page gives up after a hundred polls', async () => {
  const { outletsLoaded } = await openPage(bookPath, { outlets: false });
  await wait(9_950);
  outletsLoaded();
  await wait(1_000);

  expect(clicked).toEqual([]);
});

test('S-32 a page that was left while it waited opens nothing', async () => {
  const { router, outletsLoaded } = await openPage(bookPath, { outlets: false });
  await wait(300);
  await router.navigate('/casa/profile');
  outletsLoaded();
  await wait(10_000);

  expect(clicked).toEqual([]);
});

test('S-33 N-07 the hidden link is removed after five seconds', async () => {
  await openPage('/casa/discover');
  await wait(4_900);
  expect(hiddenLinks()).toBe(1);

  await wait(200);
  expect(hiddenLinks()).toBe(0);
});

test('S-33 each navigation opens its page, and the same address only once', async () => {
  const { router } = await openPage('/casa/discover');
  await router.navigate('/casa/discover');
  await router.navigate('/casa/activities');
  await wait();

  expect(clicked.map((url) => url.searchParams.get('action'))).toEqual(['share', 'activity-center']);
});

test('Q-03 download=true suppresses it on that page', async () => {
  const { router } = await openPage('/casa/discover?download=true');
  await wait();
  expect(clicked).toEqual([]);

  await router.navigate('/casa/activities');
  await wait();
  expect(clicked).toHaveLength(1);
});

test.each([
  ['without an app', { opens: null }],
  ['in app mode', { isAppMode: true }],
  ['offline, where the click would replace the suite', { isOffline: true }],
  ['offline by a banner', { isOffline: true, opens: 'banner' as const }],
  ['while a form has unsent input', { hasUnsentInput: true }],
])('S-33 nothing is clicked %s', async (_when, setting) => {
  await openPage('/casa/discover', setting);
  await wait(20_000);

  expect(clicked).toEqual([]);
  expect(appOffer.getState().offer).toBeNull();
});

test('nothing is clicked before the suite has noticed that the network is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/casa/discover');

  expect(clicked).toEqual([]);
});

test.each(['link', 'banner'] as const)(
  'S-33 a network that hangs opens nothing with %s, where the click would replace the suite',
  async (opens) => {
    await openPage('/casa/discover', { opens, config: new Promise(() => {}) });
    await wait(20_000);

    expect(clicked).toEqual([]);
    expect(appOffer.getState().offer).toBeNull();
  },
);

test('S-33 an answer of a slow network opens the app, and a later one opens nothing', async () => {
  const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(CONFIG), ms));
  await openPage('/casa/discover', { config: after(2_900) });
  await wait(2_900);
  expect(clicked).toHaveLength(1);

  await openPage('/casa/activities', { config: after(3_100) });
  await wait(20_000);
  expect(clicked).toHaveLength(1);
});
