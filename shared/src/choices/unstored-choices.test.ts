import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeHost } from '../testing/fake-host';
import { installFakeDatabases } from '../testing/fake-databases';
import type { Choice } from './choice';
import { openChoicesOutbox } from './choices-outbox';
import { persistChoice } from './persist-choice';
import { persistedChoices } from './persisted-choices';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const rating = (order: string): Choice => ({ kind: 'order-rating', property: 'grand', order, stars: 5 });
const OK = { data: undefined, status: 204 };
const NO_REPLY = { error: 'Error' };
const REFUSED = { error: 'Gone', response: { status: 404, data: {} } };

/** A page of a guest, whose calls get this answer. */
async function openPage(answer: object) {
  const stop = new AbortController();
  const sent: string[] = [];
  const send = async (_endpoint: object, { params }: { params: { order: string } }) => {
    sent.push(params.order);
    return answer;
  };
  // The cast is safe because the outbox makes no other calls.
  const host = { ...fakeHost([], { api: { send } as never }), signal: stop.signal };
  const outbox = await openChoicesOutbox(host, 'ada');
  const close = () => {
    outbox.close();
    stop.abort();
  };
  onTestFinished(close);
  const choose = (choice: Choice) => {
    persistChoice('ada', choice, host.now());
    return outbox.store();
  };
  return { sent, choose, close };
}

/** A database that does not open, for example because a tab that sleeps has it open. Other storage works. */
function withoutDatabase(): () => void {
  const { indexedDB } = globalThis;
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'UnknownError');
    },
  });
  return () => vi.stubGlobal('indexedDB', indexedDB);
}

test('a choice whose database does not open is left for a later page, also one that an earlier page has left', async () => {
  persistChoice('ada', rating('earlier'), Date.now() - 1_000);
  const openAgain = withoutDatabase();
  const offline = await openPage(NO_REPLY);
  await offline.choose(rating('now'));
  await expect.poll(() => offline.sent).toEqual(['earlier', 'now']);
  offline.close();
  expect(persistedChoices('ada')).toMatchObject([{ choice: rating('earlier') }, { choice: rating('now') }]);

  openAgain();
  const later = await openPage(OK);

  await expect.poll(() => later.sent).toEqual(['earlier', 'now']);
  await expect.poll(() => Object.keys(localStorage)).toEqual([]);
});

test.each([
  ['accepted', OK],
  ['refused', REFUSED],
])(
  'a choice whose database does not open is left for no other page once it was %s',
  async (_what, answer) => {
    withoutDatabase();
    const page = await openPage(answer);

    await page.choose(rating('now'));

    await expect.poll(() => persistedChoices('ada')).toEqual([]);
    expect(page.sent).toEqual(['now']);
  },
);
