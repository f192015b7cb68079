// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { STALE_AFTER_MS } from './queue-order';
import { RECORD_VERSION, type OutboxRecord } from './outbox-record';
import { createSimulation, type Outcome } from './testing/simulation';

const testMessage = (key: string, lane = 'hall', isRefused = false) => ({ key, lane, isRefused });
const photo: OutboxRecord['file'] = {
  blob: new Blob(['x']),
  type: 'photo',
  fileData: { name: 'pool.jpg', size: 1, mimeType: 'image/jpeg' },
};
const statuses = (world: ReturnType<typeof createSimulation>) =>
  world
    .outbox()
    .records()
    .map(({ key, status }) => [key, status]);

async function worldWith(fates: Outcome[], ...lines: ReturnType<typeof testMessage>[]) {
  const world = createSimulation(fates);
  for (const one of lines) await world.write(one);
  return world;
}

test('a record is stored before it is sent, and sending waits until the server state is known', async () => {
  const world = await worldWith([], testMessage('a'));

  await world.advance(60_000);
  expect([statuses(world), world.sent()]).toEqual([[['a', 'queued']], 0]);

  world.outbox().open();
  await world.advance(1_000);
  expect([statuses(world), world.log.get('hall')]).toEqual([[], ['a']]);
});

test('S-20 a lost reply is requested again with the same key, without limit, and counts as success', async () => {
  const answers: unknown[] = [];
  const world = await worldWith(['lost coming', 'lost coming', 'lost coming'], testMessage('a'));
  world.outbox().subscribe((event) => event.kind === 'sent' && answers.push(event.answer));
  world.outbox().open();

  await world.advance(100);
  expect(statuses(world)).toEqual([['a', 'unknown']]);
  await world.advance(60_000);

  expect([statuses(world), world.log.get('hall'), answers]).toEqual([[], ['a'], ['a']]);
});

test('a permanent refusal shows its reason, does not block the next record and is retried only on demand', async () => {
  const world = await worldWith([], testMessage('a', 'hall', true), testMessage('b'));
  world.outbox().open();
  await world.advance(1_000);

  expect(world.log.get('hall')).toEqual(['b']);
  expect(world.outbox().records()).toMatchObject([
    { key: 'a', status: 'failed', failure: { code: '403', text: 'No' } },
  ]);
  const before = world.sent();
  await world.advance(3_600_000);
  expect(world.sent()).toBe(before);
  await world.outbox().retry('a');
  await world.advance(1_000);
  expect(world.sent()).toBe(before + 1);
});

test('a rate-limited record waits exactly as long as the server requests', async () => {
  const world = await worldWith(['too quickly'], testMessage('a'));
  world.outbox().open();

  await world.advance(500);
  expect(statuses(world)).toEqual([['a', 'queued']]);
  await world.advance(100);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('a wait of ten minutes that the server requests is kept to the end', async () => {
  const world = createSimulation(['too quickly'], { retryAfterMs: 600_000 });
  await world.write(testMessage('a'));
  world.outbox().open();

  await world.advance(599_000);
  expect([statuses(world), world.log.get('hall')]).toEqual([[['a', 'queued']], undefined]);
  await world.advance(2_000);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('a record waits no longer than an hour for its next attempt', async () => {
  const world = createSimulation(['too quickly'], { retryAfterMs: 24 * 3_600_000 });
  await world.write(testMessage('a'));
  world.outbox().open();

  await world.advance(3_599_000);
  expect(world.log.get('hall')).toBeUndefined();
  await world.advance(2_000);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('a wait of ten minutes ends at once when the clock is set back to a time before it began', async () => {
  const world = createSimulation(['too quickly'], { retryAfterMs: 600_000 });
  await world.write(testMessage('a'));
  world.outbox().open();
  await world.advance(1_000);

  world.setClock(-60_000);
  await world.write(testMessage('b', 'bar'));
  await world.advance(1_000);

  expect([world.log.get('hall'), world.log.get('bar')]).toEqual([['a'], ['b']]);
});

test('a record of an earlier release, which does not say when its wait began, is sent if the wait is too long for one', async () => {
  const world = createSimulation([]);
  const stored = {
    version: RECORD_VERSION,
    kind: 'message',
    place: 1,
    createdAt: 1_800_000_000_000,
    status: 'queued',
    mayBeThere: false,
    isCancelled: false,
    tries: 1,
  } as const;
  const report = (key: string, lane: string, waitMs: number) =>
    world.outbox().applyRemoteEvent({
      kind: 'changed',
      record: { ...stored, key, lane, body: testMessage(key, lane), notBefore: stored.createdAt + waitMs },
    });
  report('a', 'hall', 100_000);
  report('b', 'bar', 600_000);
  world.outbox().open();

  await world.advance(1_000);

  expect([world.log.get('hall'), world.log.get('bar')]).toEqual([undefined, ['b']]);
});

test('setting the clock back does not prolong a wait', async () => {
  const world = await worldWith(['too quickly'], testMessage('a'));
  world.outbox().open();
  await world.advance(100);

  world.setClock(-8 * 3_600_000);
  await world.advance(60_000);

  expect(world.log.get('hall')).toEqual(['a']);
});

test('four rooms send in parallel, one message each', async () => {
  const lanes = ['1', '2', '3', '4', '5'];
  const world = await worldWith(
    [],
    ...lanes.flatMap((lane) => [testMessage(`${lane}a`, lane), testMessage(`${lane}b`, lane)]),
  );
  world.outbox().open();
  await world.advance(1);

  expect(statuses(world).filter(([, status]) => status === 'sending')).toEqual(
    ['1a', '2a', '3a', '4a'].map((key) => [key, 'sending']),
  );
  await world.advance(1_000);
  expect(lanes.map((lane) => world.log.get(lane))).toEqual(lanes.map((lane) => [`${lane}a`, `${lane}b`]));
});

test('a text does not wait for a photo that is being uploaded', async () => {
  const world = createSimulation([]);
  await world.write(testMessage('photo'), photo);
  await world.write(testMessage('text'));
  world.outbox().open();

  await world.advance(1_000);

  expect(world.log.get('hall')).toEqual(['text', 'photo']);
});

test('files sent together arrive in order, whichever upload finishes first', async () => {
  const world = await worldWith(['lost going']);
  for (const key of ['a', 'b', 'c']) await world.write(testMessage(key), photo);
  await world.write(testMessage('words'));
  world.outbox().open();

  await world.advance(60_000);

  expect(world.log.get('hall')).toEqual(['words', 'a', 'b', 'c']);
});

test('a file that cannot be uploaded delays later files only for a limited number of attempts', async () => {
  const world = await worldWith(['overloaded', 'answered', ...Array<Outcome>(9).fill('overloaded')]);
  await world.write(testMessage('a'), photo);
  await world.write(testMessage('b'), photo);
  world.outbox().open();

  await world.advance(30_000);

  expect(world.log.get('hall')).toEqual(['b']);
});

test('a record older than a day is held for confirmation and not sent', async () => {
  const world = await worldWith([], testMessage('a'));
  await world.advance(STALE_AFTER_MS + 1);
  world.outbox().open();
  await world.advance(1_000);
  expect([statuses(world), world.sent()]).toEqual([[['a', 'held']], 0]);

  await world.outbox().retry('a');
  await world.advance(1_000);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('discarding a record deletes it at the server if it was being sent, and only locally before that', async () => {
  const world = await worldWith(['lost coming'], testMessage('a'), testMessage('b'));
  const gone = vi.fn();
  world.outbox().subscribe((event) => event.kind === 'gone' && gone(event.record.key));
  world.outbox().open();
  await world.advance(5);

  await world.outbox().discard('b');
  expect(gone).toHaveBeenCalledExactlyOnceWith('b');
  await world.outbox().discard('a');
  await world.advance(60_000);

  expect([world.log.get('hall'), [...world.deleted], statuses(world)]).toEqual([['a'], ['a'], []]);
});

test('S-26 the first message gives a room its real id, and waiting messages follow to it', async () => {
  const world = await worldWith([], testMessage('a', 'fake:ana'), testMessage('b', 'fake:ana'));
  world.outbox().open();
  await world.advance(25);

  expect(
    world
      .outbox()
      .records()
      .map(({ lane }) => lane),
  ).toEqual(['real:ana']);
  await world.write(testMessage('c', 'fake:ana'));
  await world.advance(1_000);
  expect(world.log.get('real:ana')).toEqual(['a', 'b', 'c']);
});

test('a record whose tab was killed while sending is sent again by the next tab with the same key', async () => {
  const world = await worldWith(['answered'], testMessage('a'));
  world.outbox().open();
  await world.advance(11);
  await world.killAndReload();
  expect(statuses(world)).toEqual([['a', 'unknown']]);

  world.outbox().open();
  await world.advance(1_000);

  expect([statuses(world), world.log.get('hall')]).toEqual([[], ['a']]);
});

test('a message found in the server’s log needs no acknowledgement', async () => {
  const world = await worldWith(['lost coming'], testMessage('a'));
  world.outbox().open();
  await world.advance(100);

  await world.outbox().seen('a', 'seen');
  await world.advance(60_000);

  expect([statuses(world), world.sent()]).toEqual([[], 1]);
});

const choice = (key: string, lane = 'hall') => ({
  key,
  kind: 'message',
  lane,
  body: testMessage(key, lane),
});

test('a waiting choice is replaced by the next one, and other queues are left unchanged', async () => {
  const world = await worldWith([], testMessage('a'), testMessage('other', 'bar'));
  await world.outbox().replace(choice('b'));
  await world.outbox().replace(choice('c'));

  expect(statuses(world)).toEqual([
    ['other', 'queued'],
    ['c', 'queued'],
  ]);
  world.outbox().open();
  await world.advance(1_000);
  expect([world.log.get('hall'), world.log.get('bar')]).toEqual([['c'], ['other']]);
});

test('a choice that is replaced while it is being sent is not sent again if no reply arrives', async () => {
  const world = await worldWith(['lost going'], testMessage('a'));
  world.outbox().open();
  await world.advance(5);

  await world.outbox().replace(choice('b'));
  await world.advance(60_000);

  expect([world.log.get('hall'), statuses(world)]).toEqual([['b'], []]);
});

test('a record without a connection waits without limit', async () => {
  const world = createSimulation(Array<Outcome>(9).fill('not sent'));
  await world.write(testMessage('a'));
  world.outbox().open();

  await world.advance(3_600_000);

  expect(world.log.get('hall')).toEqual(['a']);
});

test('a sent record is removed from the device even if a listener throws', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const world = await worldWith([], testMessage('a'));
  world.outbox().subscribe(({ kind }) => {
    if (kind === 'sent') throw new Error('the page cannot show it');
  });
  world.outbox().open();

  await world.advance(1_000);
  await world.killAndReload();

  expect(world.log.get('hall')).toEqual(['a']);
  expect(statuses(world)).toEqual([]);
  expect(reportError).toHaveBeenCalledOnce();
});
