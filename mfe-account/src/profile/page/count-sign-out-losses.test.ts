import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { openDatabase } from '@guest/shared/storage/open-database';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { countSignOutLosses, type SignOutLosses } from './count-sign-out-losses';

const NOTHING_LOST: SignOutLosses = { messages: 0, requests: 0, posts: 0, changes: 0, orders: 0 };

installFakeDatabases();
beforeEach(() => localStorage.clear());

/** Leaves records on the device as a page that ended has left them. */
async function leave(database: string, store: string, ...records: object[]): Promise<void> {
  const db = await openDatabase(
    database,
    (created) => void created.createObjectStore(store, { keyPath: 'key' }),
  );
  for (const [i, record] of records.entries()) await db.put(store, { key: `${database} ${i}`, ...record });
  db.close();
}

function guestOfMare() {
  const host = fakeHost();
  const user = { id: '1', uuid: 'ada', guest_uuid: 'ada', guestUuid: 'ada', hotel_identity: 'mare' };
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  return host;
}

const message = { kind: 'message', isCancelled: false };

test('unsent records of another hotel count, because signing out deletes them too', async () => {
  await leave('outbox ada-at-alta alta', 'records', message, message, { ...message, kind: 'request' });
  await leave('outbox-share ada-at-alta', 'records', { kind: 'post' }, { kind: 'comment' }, { kind: 'like' });
  await leave('outbox-choices ada-at-alta', 'records', { kind: 'favorite' });
  await leave('of-the-device', 'records', message);

  expect(await countSignOutLosses(guestOfMare())).toEqual({
    ...NOTHING_LOST,
    messages: 2,
    requests: 1,
    posts: 2,
    changes: 2,
  });
});

test('an unsent record of this hotel counts once, whether or not its outbox is open and the device has stored it', async () => {
  await leave('outbox ada mare', 'records', message);
  await leave('outbox-share ada', 'records', { kind: 'comment-edit' });
  const host = guestOfMare();
  expect(await countSignOutLosses(host)).toMatchObject({ messages: 1, posts: 1 });

  host.unsent.getState().messagesCounted(3);
  host.unsent.getState().postsCounted(1);

  expect(await countSignOutLosses(host)).toMatchObject({ messages: 3, posts: 1 });
});

test('a message that the hotel must still take back is a change', async () => {
  await leave('outbox ada mare', 'records', { ...message, isCancelled: true, status: 'undoing' });

  expect(await countSignOutLosses(guestOfMare())).toEqual({ ...NOTHING_LOST, changes: 1 });
});

test('likes and choices that are not in a database yet count, and copies for the first drawing do not', async () => {
  localStorage.setItem('outbox-share ada like post 1', '{}');
  localStorage.setItem('outbox-choices ada-at-alta favorite outlet 1', '{}');
  localStorage.setItem('outbox-likes', '{}');
  localStorage.setItem('outbox-waiting-choices', '{}');

  expect(await countSignOutLosses(guestOfMare())).toEqual({ ...NOTHING_LOST, changes: 2 });
});

test('requests that an earlier release has stored count, of this guest and of others', async () => {
  localStorage.setItem('outbox:requests:ada:1', '{}');
  localStorage.setItem('outbox:requests:eve:2', '{}');
  localStorage.setItem('outbox:requests:eve:3', '{}');

  expect(await countSignOutLosses(guestOfMare())).toEqual({ ...NOTHING_LOST, requests: 3 });
});

test('the text and the files of a draft are one message that is begun', async () => {
  localStorage.setItem(
    'draft-chat ada',
    JSON.stringify({ hall: { text: 'Is the' }, bob: { text: 'Shall' } }),
  );
  localStorage.setItem('draft-chat ada-at-alta', '{');
  await leave('draft-files ada', 'files', { room: 'hall' }, { room: 'hall' }, { room: 'eve' });

  expect(await countSignOutLosses(guestOfMare())).toEqual({ ...NOTHING_LOST, messages: 3 });
});

test.each([
  ['does not open', () => ({})],
  [
    'cannot be read',
    () => {
      throw new Error('broken');
    },
  ],
])(
  'records of another database count although one %s, after a moment at most',
  async (_fault, openBroken) => {
    await leave('outbox ada-at-alta alta', 'records', message);
    await leave('draft-files ada', 'files', { room: 'hall' });
    const { indexedDB: real } = globalThis;
    const names = ['outbox ada mare', 'draft-files eve', 'outbox ada-at-alta alta', 'draft-files ada'];
    vi.stubGlobal('indexedDB', {
      databases: async () => names.map((name) => ({ name })),
      open: (name: string, version: number) =>
        ['outbox ada mare', 'draft-files eve'].includes(name) ? openBroken() : real.open(name, version),
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const host = guestOfMare();
    host.unsent.getState().messagesCounted(1);

    const counting = countSignOutLosses(host);
    const isCounted = counting.then(() => true);
    // The databases need real turns of the event loop, while the limit passes.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await Promise.race([isCounted, false])).toBe(true);
    });

    expect(await counting).toEqual({ ...NOTHING_LOST, messages: 3 });
  },
);
