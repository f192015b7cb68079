import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { readKey } from '@guest/shared/reads/read-query';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { createMemoryRouter } from '@guest/shared/testing/memory-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { appOffer } from './app-offer.store';
import { DEEP_LINK_KEY } from './deep-link-key';
import { followDeepLinks } from './follow-deep-links';
import { agents } from './testing/user-agents';

const PROPERTY = '0a000000-0000-4000-8000-000000000001';
const OUTLET = '0b000000-0000-4000-8000-000000000002';
const MENU = '0c000000-0000-4000-8000-000000000003';
const ACTIVITY = '0d000000-0000-4000-8000-000000000004';
const bookPath = '/casa/directories/bars-and-restaurants/bar/book';

let visibility: DocumentVisibilityState;
let clicked: URL[];

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  clicked = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(new URL(this.href));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerWidth', 390);
  useAgent('androidChrome');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

const useAgent = (name: keyof typeof agents) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[name]);
const hide = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const hiddenLinks = () => document.querySelectorAll('a[data-deep-link]').length;
const outlet = { uuid: OUTLET, slug: 'bar', menus: [{ uuid: MENU, slug: 'wine' }] };

/** Opens a page of a hotel with an app, or without one if `opens` is `null`. */
async function open(
  address: string,
  {
    opens = 'link' as 'link' | 'banner' | null,
    hasUnsentInput = false,
    isAppMode = false,
    isOffline = false,
    outlets = true,
    config = { baseUrl: { deepLink: 'https://open.hotel.example/open' } } as unknown,
  } = {},
) {
  const property = { identity: 'casa', uuid: PROPERTY, ...(opens && { mobileApp: { opens } }) };
  const host = fakeHost([
    [propertyContract.getConfig, config],
    [propertyContract.getDetail, { system: { property } }],
    [propertyContract.listProperties, { items: [property] }],
  ]);
  const outletsLoaded = () =>
    host.queries.setQueryData(readKey(outletContract.listOutlets.path.replace(':property', 'casa'), 'en'), {
      items: [outlet],
    });
  if (outlets) outletsLoaded();
  // What the page has read before, which says nothing about the network now.
  host.queries.setQueryData(readKey(propertyContract.getConfig.path, 'en'), {
    baseUrl: { deepLink: 'https://open.hotel.example/before' },
  });
  if (isAppMode) host.layout.getState().appModeEntered();
  host.layout.getState().connectionChanged(isOffline);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  const state = { hasUnsentInput };
  onTestFinished(followDeepLinks({ host, router, hasUnsentInput: () => state.hasUnsentInput }));
  await wait();
  return { router, state, outletsLoaded };
}

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
  await open(address);

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
  await open(address, { outlets: false });

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
    await open(address);

    expect(clicked).toEqual([]);
  },
);

test('S-32 N-07 the booking page waits for its outlet, and other pages never', async () => {
  const { outletsLoaded } = await open(bookPath, { outlets: false });
  // The first poll is at once, so that the hundredth is after 9.9 seconds.
  await wait(9_850);
  expect(clicked).toEqual([]);

  outletsLoaded();
  await wait(100);
  expect(clicked.map((url) => url.searchParams.get('outlet-uuid'))).toEqual([OUTLET]);
});

test('S-32 N-07 the booking page gives up after a hundred polls', async () => {
  const { outletsLoaded } = await open(bookPath, { outlets: false });
  await wait(9_950);
  outletsLoaded();
  await wait(1_000);

  expect(clicked).toEqual([]);
});

test('S-32 a page that was left while it waited opens nothing', async () => {
  const { router, outletsLoaded } = await open(bookPath, { outlets: false });
  await wait(300);
  await router.navigate('/casa/profile');
  outletsLoaded();
  await wait(10_000);

  expect(clicked).toEqual([]);
});

test('S-33 N-07 the hidden link is removed after five seconds', async () => {
  await open('/casa/discover');
  await wait(4_900);
  expect(hiddenLinks()).toBe(1);

  await wait(200);
  expect(hiddenLinks()).toBe(0);
});

test('S-33 each navigation opens its page, and the same address only once', async () => {
  const { router } = await open('/casa/discover');
  await router.navigate('/casa/discover');
  await router.navigate('/casa/activities');
  await wait();

  expect(clicked.map((url) => url.searchParams.get('action'))).toEqual(['share', 'activity-center']);
});

test('Q-03 download=true suppresses it on that page', async () => {
  const { router } = await open('/casa/discover?download=true');
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
  await open('/casa/discover', setting);
  await wait(20_000);

  expect(clicked).toEqual([]);
  expect(appOffer.getState().offer).toBeNull();
});

test('nothing is clicked before the suite has noticed that the network is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('/casa/discover');

  expect(clicked).toEqual([]);
});

test.each(['link', 'banner'] as const)(
  'S-33 a network that hangs opens nothing with %s, where the click would replace the suite',
  async (opens) => {
    await open('/casa/discover', { opens, config: new Promise(() => {}) });
    await wait(20_000);

    expect(clicked).toEqual([]);
    expect(appOffer.getState().offer).toBeNull();
  },
);

test('S-33 an answer of a slow network opens the app, and a later one opens nothing', async () => {
  const answer = { baseUrl: { deepLink: 'https://open.hotel.example/open' } };
  const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(answer), ms));
  await open('/casa/discover', { config: after(2_900) });
  await wait(2_900);
  expect(clicked).toHaveLength(1);

  await open('/casa/activities', { config: after(3_100) });
  await wait(20_000);
  expect(clicked).toHaveLength(1);
});

test('S-34 iOS Safari is not tried again within an hour after the app did not open', async () => {
  useAgent('iosSafari');
  const { router } = await open('/casa/discover');
  await wait(5_000);
  expect(JSON.parse(localStorage.getItem(DEEP_LINK_KEY) ?? '').state).toMatchObject({
    isIosAppInstalled: false,
    lastIosCheckTime: Date.now(),
  });

  await wait(3_600_000);
  await router.navigate('/casa/activities');
  await wait();
  expect(clicked).toHaveLength(1);

  await wait(1);
  await router.navigate('/casa/directories');
  await wait();
  expect(clicked).toHaveLength(2);
});

test('S-34 N-07 iOS Safari is not tried again while the first check lasts, also after a reload', async () => {
  useAgent('iosSafari');
  const { router } = await open('/casa/discover');
  await wait(1_000);
  await router.navigate('/casa/activities');
  await wait();
  await open('/casa/directories');

  expect(clicked).toHaveLength(1);
});

test('a choice of the browser in one tab is not undone by a check in another', async () => {
  useAgent('iosSafari');
  const first = await open('/casa/discover');
  const choice = {
    isIosAppInstalled: true,
    lastIosCheckTime: 0,
    staysInBrowserUntil: Date.now() + 3_600_000,
  };
  localStorage.setItem(DEEP_LINK_KEY, JSON.stringify({ state: choice, version: 1 }));
  await wait(5_000);
  await first.router.navigate('/casa/activities');
  await wait();

  expect(JSON.parse(localStorage.getItem(DEEP_LINK_KEY) ?? '').state.staysInBrowserUntil).toBe(
    choice.staysInBrowserUntil,
  );
  expect(clicked).toHaveLength(1);
});

test('E-09 S-34 an app that opened within five seconds is opened at the next page as well', async () => {
  useAgent('iosSafari');
  const { router } = await open('/casa/discover');
  await wait(4_900);
  hide();
  await wait();
  visibility = 'visible';
  await router.navigate('/casa/activities');
  await wait();

  expect(clicked).toHaveLength(2);
});

test('a guest who returns from the app can stay in the browser for thirty days', async () => {
  const { router } = await open('/casa/discover');
  hide();
  await wait();
  visibility = 'visible';
  appOffer.getState().offer?.declined();
  expect(appOffer.getState().offer).toBeNull();

  await wait(30 * 24 * 3_600_000 - 1_000);
  await router.navigate('/casa/activities');
  await wait();
  expect(clicked).toHaveLength(1);

  await wait(2_000);
  await router.navigate('/casa/directories');
  await wait();
  expect(clicked).toHaveLength(2);
});

test('a property may ask for a banner, which clicks nothing', async () => {
  const { router } = await open('/casa/discover', { opens: 'banner' });
  expect(clicked).toEqual([]);
  expect(appOffer.getState().offer).toMatchObject({
    title: 'Share',
    url: expect.stringContaining('action=share'),
  });

  await router.navigate('/casa/profile');
  await wait();
  expect(appOffer.getState().offer).toBeNull();
});

test('a tap that does not open the app is the last offer for a day, also on the page after it', async () => {
  const { router } = await open('/casa/discover', { opens: 'banner' });
  const isOpened = appOffer.getState().offer?.opened();
  expect(appOffer.getState().offer).toBeNull();
  await wait(1_000);
  await router.navigate('/casa/activities');
  await wait(4_000);

  expect(await isOpened).toBe(false);
  expect(appOffer.getState().offer).toBeNull();
  await wait(24 * 3_600_000 - 1_000);
  await router.navigate('/casa/directories');
  await wait();
  expect(appOffer.getState().offer).toBeNull();

  await wait(2_000);
  await router.navigate('/casa/chat');
  await wait();
  expect(appOffer.getState().offer).not.toBeNull();
});

test('an app that a tap has opened is offered again at the next page', async () => {
  const { router } = await open('/casa/discover', { opens: 'banner' });
  const isOpened = appOffer.getState().offer?.opened();
  await wait(500);
  hide();

  expect(await isOpened).toBe(true);
  visibility = 'visible';
  await router.navigate('/casa/activities');
  await wait();
  expect(appOffer.getState().offer).not.toBeNull();
});

test('state on the device that was modified counts as none', async () => {
  localStorage.setItem(DEEP_LINK_KEY, '{"state":{"staysInBrowserUntil":"forever"},"version":1}');
  await open('/casa/discover');

  expect(clicked).toHaveLength(1);
});
