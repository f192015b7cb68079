import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Outcome } from '../http/api-client';
import { fakeHost } from '../testing/fake-host';
import { fakeRealtime } from '../testing/fake-realtime';
import { SocketError } from '../realtime/socket-error';
import { installFakeDatabases } from '../testing/fake-databases';
import type { Choice } from './choice';
import { persistChoice } from './persist-choice';
import { persistedChoices } from './persisted-choices';
import { sendChoice } from './send-choice';
import { openChoicesOutbox } from './choices-outbox';
import { restoreWaiting } from './restore-waiting';
import { waitingChoicesQuery } from './waiting-choices';

installFakeDatabases();

const OUTLET = '00000000-0000-4000-8000-000000000001';
const heart = (isFavorite: boolean): Choice => ({
  kind: 'favorite',
  property: 'grand',
  type: 'outlet',
  uuid: OUTLET,
  isFavorite,
});
const NO_REPLY = { error: 'Error' };
const OK = { data: undefined, status: 204 };

let sent: string[] = [];
let reply: () => Outcome<unknown> | Promise<Outcome<unknown>> = () => OK;
beforeEach(() => {
  localStorage.clear();
  sent = [];
  reply = () => OK;
});

/** A page of a guest with an outbox of its own, as the shell and each remote have. */
async function openPage(guest = 'ada', realtime = fakeRealtime()) {
  const toast = vi.fn();
  const stop = new AbortController();
  const send = async ({ method, path }: { method: string; path: string }) => {
    sent.push(`${method} ${path.split('/').slice(4).join('/')}`);
    return reply();
  };
  // The casts are safe because the outbox makes no other calls.
  const host = { ...fakeHost([], { toast, realtime, api: { send } as never }), signal: stop.signal };
  // The page shows what waits before it knows the guest, and opens the outbox later.
  restoreWaiting(host.queries)(guest);
  const outbox = await openChoicesOutbox(host, guest);
  const choose = (choice: Choice) => {
    persistChoice(guest, choice, host.now());
    return outbox.store();
  };
  const shown = () => Object.values(host.queries.getQueryData(waitingChoicesQuery.queryKey) ?? {});
  const waiting = () =>
    shown()
      .filter(({ isAccepted }) => !isAccepted)
      .map(({ choice }) => choice);
  const close = () => {
    outbox.close();
    stop.abort();
  };
  onTestFinished(close);
  return { ...outbox, choose, host, toast, shown, waiting, close };
}

const ADDED = 'PUT favorites/:type/:uuid';
const REMOVED = 'DELETE favorites/:type/:uuid';

test('a favourite that is chosen offline shows at once and is sent by a later page', async () => {
  reply = () => NO_REPLY;
  const offline = await openPage();
  await offline.choose(heart(true));
  await expect.poll(() => sent).toEqual([ADDED]);
  expect(offline.waiting()).toEqual([heart(true)]);
  offline.close();

  reply = () => OK;
  const later = await openPage();

  await expect.poll(() => sent).toEqual([ADDED, ADDED]);
  await expect.poll(later.waiting).toEqual([]);
});

test('a choice whose page ends before the outbox is open shows on the next page and is sent, once', async () => {
  persistChoice('ada', heart(false), Date.now());
  persistChoice('ada', heart(true), Date.now());
  reply = () => NO_REPLY;

  const later = await openPage();

  expect(later.waiting()).toEqual([heart(true)]);
  await expect.poll(() => sent).toEqual([ADDED]);
  later.close();
  reply = () => OK;
  const last = await openPage();
  await expect.poll(last.waiting).toEqual([]);
  expect(sent).toEqual([ADDED, ADDED]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a choice survives a page that ends in the frame of the tap', async () => {
  reply = () => NO_REPLY;
  const { host } = await openPage();
  host.session.getState().signedIn({
    token: 't',
    user: { id: '1', uuid: 'ada', guest_uuid: 'ada', guestUuid: 'ada', hotel_identity: 'grand' },
    allowToPost: false,
  });

  void sendChoice(host, heart(true));

  expect(persistedChoices('ada')).toMatchObject([{ choice: heart(true) }]);
  await expect.poll(() => persistedChoices('ada')).toEqual([]);
});

const nextPage = () => fakeHost().queries;
const shownIn = (queries: ReturnType<typeof nextPage>) =>
  Object.values(queries.getQueryData(waitingChoicesQuery.queryKey) ?? {}).map(({ choice }) => choice);

test('a waiting choice is shown by the next page before its outbox is open, to nobody else, until it is accepted', async () => {
  reply = () => NO_REPLY;
  const offline = await openPage();
  await offline.choose(heart(true));
  await expect.poll(() => sent).toEqual([ADDED]);
  offline.close();

  const [own, others, visitors] = [nextPage(), nextPage(), nextPage()];
  const belongTo = restoreWaiting(own);
  expect(shownIn(own)).toEqual([heart(true)]);
  belongTo('ada');
  restoreWaiting(others)('bob');
  restoreWaiting(visitors)(undefined);
  expect(shownIn(own)).toEqual([heart(true)]);
  expect([...shownIn(others), ...shownIn(visitors)]).toEqual([]);

  reply = () => OK;
  const later = await openPage();
  await expect.poll(later.waiting).toEqual([]);
  const last = nextPage();
  restoreWaiting(last)('ada');
  expect(shownIn(last)).toEqual([]);
});

test.each([
  ['that another tab has sent', { 'favorite f': { key: 'sent', choice: heart(true) } }],
  [
    'of an unknown form',
    { 'favorite f': { key: 'a' }, x: null, y: 7, 'other f': { key: 'b', choice: heart(true) } },
  ],
  ['that are no choices', 'text'],
])('shown choices %s are taken back when the outbox opens', async (_what, waiting) => {
  localStorage.setItem('outbox-waiting-choices', JSON.stringify({ guest: 'ada', waiting }));

  const page = await openPage();

  expect(page.shown()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['', '{', JSON.stringify({ key: 'k', at: 1, choice: { kind: 'unknown' } })])(
  'a kept choice that cannot be read (%s) is dropped and harms no other',
  async (text) => {
    localStorage.setItem('outbox-choices ada favorite broken', text);
    persistChoice('ada', heart(true), Date.now());

    const page = await openPage();

    await expect.poll(() => sent).toEqual([ADDED]);
    await expect.poll(page.waiting).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test('a kept choice waits for its guest, also the same person at another hotel, and is not sent meanwhile', async () => {
  persistChoice('ada', heart(true), Date.now());

  const other = await openPage('ada-at-alta');

  expect(other.waiting()).toEqual([]);
  expect(sent).toEqual([]);
  expect(persistedChoices('ada')).toMatchObject([{ choice: heart(true) }]);
  await openPage('ada');
  await expect.poll(() => sent).toEqual([ADDED]);
});

test('a kept choice that nobody came back for in a month is removed', async () => {
  persistChoice('ada', heart(true), Date.now() - 31 * 24 * 3_600_000);

  await openPage('bob');

  expect(Object.keys(localStorage)).toEqual([]);
});

test('only the latest of several taps is sent after the one under way', async () => {
  let answer: (outcome: Outcome<unknown>) => void = () => {};
  reply = () => new Promise((resolve) => (answer = resolve));
  const page = await openPage();
  await page.choose(heart(true));
  await expect.poll(() => sent).toEqual([ADDED]);

  await page.choose(heart(false));
  await page.choose(heart(true));
  await page.choose(heart(false));
  reply = () => OK;
  answer(OK);

  await expect.poll(() => sent).toEqual([ADDED, REMOVED]);
  await expect.poll(page.waiting).toEqual([]);
});

test('a choice that the hotel refuses late is taken back with its reason, once', async () => {
  reply = () => NO_REPLY;
  const offline = await openPage();
  await offline.choose(heart(true));
  offline.close();

  const error = "You've reached the maximum number of favourites";
  reply = () => ({ error, response: { status: 409, data: { code: 'favorites_full' } } });
  const later = await openPage();

  await expect.poll(() => later.toast.mock.calls).toEqual([['error', error]]);
  expect(later.waiting()).toEqual([]);
  later.close();
  const after = await openPage();
  expect(after.waiting()).toEqual([]);
  expect(after.toast).not.toHaveBeenCalled();
});

test('the choices of a guest are never sent for another one', async () => {
  reply = () => NO_REPLY;
  const ada = await openPage('ada');
  await ada.choose(heart(true));
  ada.close();
  sent = [];
  reply = () => OK;

  const bob = await openPage('bob');

  expect(bob.waiting()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
});

test('an accepted choice is in the reads of the page before it stops waiting', async () => {
  const page = await openPage();
  const list = ['/web/property/grand/favorites/outlet', 'en'];
  const preferences = ['/web/property/grand/notifications', 'en'];
  page.host.queries.setQueryData(list, { items: [] });
  page.host.queries.setQueryData(preferences, {
    choices: [{ class: 'orders', channel: 'push', isOn: true }],
    quietHours: null,
    privatePreviews: false,
  });

  await page.choose(heart(true));
  await page.choose({ kind: 'notifications', property: 'grand', change: { privatePreviews: true } });

  await expect.poll(page.waiting).toEqual([]);
  expect(page.host.queries.getQueryData(list)).toMatchObject({ items: [{ uuid: OUTLET }] });
  expect(page.host.queries.getQueryData(preferences)).toMatchObject({
    privatePreviews: true,
    quietHours: null,
  });
});

test('a setting that waited longer than a day is not sent, a rating is', async () => {
  reply = () => NO_REPLY;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const offline = await openPage();
  await offline.choose({ kind: 'notifications', property: 'grand', change: { privatePreviews: true } });
  await offline.choose({ kind: 'order-rating', property: 'grand', order: 'o1', stars: 5 });
  await expect.poll(() => sent.length).toBe(2);
  offline.close();
  sent = [];
  reply = () => ({ error: 'Gone', response: { status: 404, data: {} } });

  persistChoice(
    'ada',
    { kind: 'notifications', property: 'grand', change: { quietHours: null } },
    Date.now(),
  );
  vi.setSystemTime(Date.now() + 30 * 3_600_000);
  const later = await openPage();

  await expect.poll(() => sent).toEqual(['POST orders/:order/rating']);
  await expect.poll(later.waiting).toEqual([]);
});

const noConnection = () => new SocketError({ status: 0, code: 'not-sent', error: '' });

test.each<[Choice, object]>([
  [
    { kind: 'conversation-rating', roomId: OUTLET, stars: 4, comment: 'Kind', closedSeq: 3 },
    { name: 'rateExternalRoom', body: { roomId: OUTLET, stars: 4, comment: 'Kind', closedSeq: 3 } },
  ],
  [
    { kind: 'conversation-rating', roomId: OUTLET },
    { name: 'rateExternalRoom', body: { roomId: OUTLET } },
  ],
  [
    { kind: 'request-rating', trackingId: OUTLET, rating: 5 },
    { name: 'changeStatusRequest', body: { trackingId: OUTLET, status: 'closed', rating: 5 } },
  ],
])(
  'without a connection %j waits through a reload, and is sent when the socket connects',
  async (choice, request) => {
    const offline = fakeRealtime({ rateExternalRoom: noConnection(), changeStatusRequest: noConnection() });
    const first = await openPage('ada', offline);
    await first.choose(choice);
    await expect.poll(() => offline.sentRequests.length).toBeGreaterThan(0);
    first.close();

    const realtime = fakeRealtime({ rateExternalRoom: noConnection(), changeStatusRequest: noConnection() });
    const next = await openPage('ada', realtime);
    expect(next.waiting()).toEqual([choice]);
    // The replies of the server are not used.
    realtime.answer({ rateExternalRoom: {} as never, changeStatusRequest: {} as never });
    realtime.state.getState().connectionChanged({ connection: 'connecting', tries: 1 });
    realtime.state.getState().connectionChanged({ connection: 'connected' });

    await expect.poll(next.waiting).toEqual([]);
    expect(realtime.sentRequests.at(-1)).toEqual(request);
    // The page is told of it by a push; until then it shows the choice.
    expect(next.shown()).toEqual([expect.objectContaining({ choice, isAccepted: true })]);
  },
);

test('a rating that the hotel refuses is taken back with its reason', async () => {
  const error = 'This conversation is open again';
  const realtime = fakeRealtime({
    rateExternalRoom: new SocketError({ status: 409, code: 'not_closed', error }),
  });
  const page = await openPage('ada', realtime);

  await page.choose({ kind: 'conversation-rating', roomId: OUTLET, stars: 4 });

  await expect.poll(() => page.toast.mock.calls).toEqual([['error', error]]);
  expect(page.shown()).toEqual([]);
});

test('a rating reaches a server of the version before, which does not know which closing it is for', async () => {
  const realtime = fakeRealtime({
    rateExternalRoom({ closedSeq }) {
      if (closedSeq !== undefined) throw new SocketError({ status: 400, code: 'malformed', error: '' });
      return {} as never;
    },
  });
  const page = await openPage('ada', realtime);

  await page.choose({ kind: 'conversation-rating', roomId: OUTLET, stars: 4, closedSeq: 3 });

  await expect.poll(page.waiting).toEqual([]);
  expect(realtime.sentRequests.at(-1)).toEqual({
    name: 'rateExternalRoom',
    body: { roomId: OUTLET, stars: 4 },
  });
  expect(page.toast).not.toHaveBeenCalled();
});
