import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { overrideRemotes } from '../../releases/override-remotes';
import { republish, servedRemote } from '../../releases/republish';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

/**
 * A release of the feed that starts all kinds of background work when it is mounted: subscriptions to its
 * host, which it never ends itself, and its own timer, channel and listener. Then its page crashes.
 */
const BUSY_SCRIPT = `
  globalThis.heard = [];
  const busy = (host) => {
    const note = (what) => () => heard.push(what);
    host.layout.subscribe(note('store'));
    host.realtime.on('presence', note('push'));
    host.realtime.state.subscribe(note('connection'));
    host.bus.subscribe('account.signed-out', note('event'));
    const { signal } = host;
    const timer = setInterval(note('timer'), 20);
    const channel = new BroadcastChannel('busy');
    channel.onmessage = note('channel');
    addEventListener('busy', note('listener'), { signal });
    signal.addEventListener('abort', () => { clearInterval(timer); channel.close(); });
    globalThis.busyHost = host;
  };
  const Crashing = () => { if (globalThis.mayCrash) throw new Error('boom'); return 'A busy feed'; };
  const remote = { hostVersion: 1, version: 'busy', async mount(host) {
    busy(host);
    return { pages: { 'property-discover': async () => Crashing }, reads: {}, texts: {} };
  } };
  globalThis.%global% = { init() {}, get: async () => () => ({ remote }) };
`;

/** Triggers one event of each kind and returns those that the busy release received. */
const publishEvent = (page: Page) =>
  page.evaluate(async () => {
    const busy = globalThis as unknown as {
      heard: string[];
      busyHost: {
        layout: { getState(): { isOffline: boolean; connectionChanged(isOffline: boolean): void } };
        realtime: {
          pushed(name: string, push: object): void;
          state: { getState(): { connectionChanged(facts: object): void } };
        };
      };
    };
    const { layout, realtime } = busy.busyHost;
    busy.heard.length = 0;
    layout.getState().connectionChanged(!layout.getState().isOffline);
    layout.getState().connectionChanged(!layout.getState().isOffline);
    realtime.pushed('presence', {});
    realtime.state.getState().connectionChanged({ tries: Math.random() });
    const channel = new BroadcastChannel('busy');
    channel.postMessage('x');
    dispatchEvent(new Event('busy'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    channel.close();
    return [...new Set(busy.heard)].sort();
  });

test('M-09 a replaced release does no more background work', async ({ page, consoleErrors }) => {
  test.setTimeout(90_000);
  consoleErrors.expected(/boom/);
  await withAnsweredBanner(page);
  const global = 'discover_9_5_0_busy';
  const busy = await republish('discover', '9.5.0-busy', (code, file) =>
    file.startsWith('remoteEntry.') ? BUSY_SCRIPT.replaceAll('%global%', global) : code,
  );
  await overrideRemotes(page, { discover: { ...busy, previous: await servedRemote('discover') } });
  await page.goto(pathTo('property', hotel));
  await goByNavigation(page, /share/i);
  await expect(page.getByText('A busy feed')).toBeVisible();
  expect(await publishEvent(page)).toEqual(['channel', 'connection', 'listener', 'push', 'store', 'timer']);

  await page.evaluate(() => Object.assign(globalThis, { mayCrash: true }));
  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
  await goByNavigation(page, /share/i);
  await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('article').first()).toBeVisible();

  expect(await publishEvent(page)).toEqual([]);
});

test('M-09 the chat of a guest continues in a single instance when the previous release takes over', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  consoleErrors.expected(/404|Failed to load|ChunkLoadError|Loading (CSS )?chunk/);
  const version = '9.5.1-broken';
  await republish('chat', version);
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });
  await page.route(new RegExp(`/chat/${version}/page-property-request-create\\.\\w+\\.js`), (route) =>
    route.fulfill({ status: 404 }),
  );
  const requests: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void requests.push(/"(\w+)"/.exec(String(payload))?.[1] ?? '')),
  );
  const times = (name: string) => requests.filter((it) => it === name).length;
  /** Returning to a page triggers one synchronisation per running chat. */
  const reconnect = async () => {
    requests.length = 0;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => times('getAnnouncementMessages')).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    return times('getAnnouncementMessages');
  };
  await openChatAsGuest(page, hotel.property);
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  requests.length = 0;
  await page.goto(`${pathTo('property', hotel)}?mix=chat@${version}`);
  await waitUntilUsable(page);
  await expect.poll(() => times('loadGuestRooms')).toBeGreaterThan(0);
  await expect.poll(reconnect, { timeout: 20_000 }).toBe(1);

  requests.length = 0;
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: /request/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /How can we help/ })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => times('loadGuestRooms'), { timeout: 20_000 }).toBeGreaterThan(0);

  await expect.poll(reconnect, { timeout: 20_000 }).toBe(1);
});
