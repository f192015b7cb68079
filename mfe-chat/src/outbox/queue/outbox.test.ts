// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { STALE_AFTER_MS } from './next-in-lanes';
import type { OutboxRecord } from './outbox-record';
import { modelWorld, type Fate } from '../testing/model-world';

const line = (key: string, lane = 'hall', isRefused = false) => ({ key, lane, isRefused });
const photo: OutboxRecord['file'] = {
  blob: new Blob(['x']),
  type: 'photo',
  fileData: { name: 'pool.jpg', size: 1, mimeType: 'image/jpeg' },
};
const statuses = (world: ReturnType<typeof modelWorld>) =>
  world
    .outbox()
    .records()
    .map(({ key, status }) => [key, status]);

async function written(fates: Fate[], ...lines: ReturnType<typeof line>[]) {
  const world = modelWorld(fates);
  for (const one of lines) await world.write(one);
  return world;
}

test('what is written is kept before anything is sent, and nothing is sent before it is known what the server has', async () => {
  const world = await written([], line('a'));

  await world.pass(60_000);
  expect([statuses(world), world.sent()]).toEqual([[['a', 'queued']], 0]);

  world.outbox().open();
  await world.pass(1_000);
  expect([statuses(world), world.log.get('hall')]).toEqual([[], ['a']]);
});

test('S-20 an answer that got lost is asked for again with the same key, for ever, and is success', async () => {
  const heard: unknown[] = [];
  const world = await written(['lost coming', 'lost coming', 'lost coming'], line('a'));
  world.outbox().subscribe((event) => event.kind === 'sent' && heard.push(event.answer));
  world.outbox().open();

  await world.pass(100);
  expect(statuses(world)).toEqual([['a', 'unknown']]);
  await world.pass(60_000);

  expect([statuses(world), world.log.get('hall'), heard]).toEqual([[], ['a'], ['a']]);
});

test('what is refused for good says why, lets the next one pass, and goes again only when told to', async () => {
  const world = await written([], line('a', 'hall', true), line('b'));
  world.outbox().open();
  await world.pass(1_000);

  expect(world.log.get('hall')).toEqual(['b']);
  expect(world.outbox().records()).toMatchObject([
    { key: 'a', status: 'failed', failure: { code: '403', text: 'No' } },
  ]);
  const before = world.sent();
  await world.pass(3_600_000);
  expect(world.sent()).toBe(before);
  await world.outbox().retry('a');
  await world.pass(1_000);
  expect(world.sent()).toBe(before + 1);
});

test('who is too quick waits as long as the server says, and no longer', async () => {
  const world = await written(['too quickly'], line('a'));
  world.outbox().open();

  await world.pass(500);
  expect(statuses(world)).toEqual([['a', 'queued']]);
  await world.pass(100);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('who has to wait, and sets the clock back meanwhile, does not wait for as long again', async () => {
  const world = await written(['too quickly'], line('a'));
  world.outbox().open();
  await world.pass(100);

  world.setClock(-8 * 3_600_000);
  await world.pass(60_000);

  expect(world.log.get('hall')).toEqual(['a']);
});

test('four rooms go side by side, one message of each', async () => {
  const lanes = ['1', '2', '3', '4', '5'];
  const world = await written(
    [],
    ...lanes.flatMap((lane) => [line(`${lane}a`, lane), line(`${lane}b`, lane)]),
  );
  world.outbox().open();
  await world.pass(1);

  expect(statuses(world).filter(([, status]) => status === 'sending')).toEqual(
    ['1a', '2a', '3a', '4a'].map((key) => [key, 'sending']),
  );
  await world.pass(1_000);
  expect(lanes.map((lane) => world.log.get(lane))).toEqual(lanes.map((lane) => [`${lane}a`, `${lane}b`]));
});

test('no text waits for a photo: it enters its lane when it is stored', async () => {
  const world = modelWorld([]);
  await world.write(line('photo'), photo);
  await world.write(line('text'));
  world.outbox().open();

  await world.pass(1_000);

  expect(world.log.get('hall')).toEqual(['text', 'photo']);
});

test('files that are sent together come in their order, whichever is stored first', async () => {
  const world = await written(['lost going']);
  for (const key of ['a', 'b', 'c']) await world.write(line(key), photo);
  await world.write(line('words'));
  world.outbox().open();

  await world.pass(60_000);

  expect(world.log.get('hall')).toEqual(['words', 'a', 'b', 'c']);
});

test('a file that cannot be stored keeps those behind it only for so long', async () => {
  const world = await written(['overloaded', 'answered', ...Array<Fate>(9).fill('overloaded')]);
  await world.write(line('a'), photo);
  await world.write(line('b'), photo);
  world.outbox().open();

  await world.pass(30_000);

  expect(world.log.get('hall')).toEqual(['b']);
});

test('what has waited for a day is asked about, and not sent', async () => {
  const world = await written([], line('a'));
  await world.pass(STALE_AFTER_MS + 1);
  world.outbox().open();
  await world.pass(1_000);
  expect([statuses(world), world.sent()]).toEqual([[['a', 'held']], 0]);

  await world.outbox().retry('a');
  await world.pass(1_000);
  expect(world.log.get('hall')).toEqual(['a']);
});

test('what is deleted while it is on its way is deleted at the server, too; before that, it is just gone', async () => {
  const world = await written(['lost coming'], line('a'), line('b'));
  const gone = vi.fn();
  world.outbox().subscribe((event) => event.kind === 'gone' && gone(event.record.key));
  world.outbox().open();
  await world.pass(5);

  await world.outbox().discard('b');
  expect(gone).toHaveBeenCalledExactlyOnceWith('b');
  await world.outbox().discard('a');
  await world.pass(60_000);

  expect([world.log.get('hall'), [...world.deleted], statuses(world)]).toEqual([['a'], ['a'], []]);
});

test('S-26 a room gets its real name with the first message, and what waits behind it goes there', async () => {
  const world = await written([], line('a', 'fake:ana'), line('b', 'fake:ana'));
  world.outbox().open();
  await world.pass(25);

  expect(
    world
      .outbox()
      .records()
      .map(({ lane }) => lane),
  ).toEqual(['real:ana']);
  await world.write(line('c', 'fake:ana'));
  await world.pass(1_000);
  expect(world.log.get('real:ana')).toEqual(['a', 'b', 'c']);
});

test('a tab that was killed while it sent leaves what may have arrived; the next one asks with the same key', async () => {
  const world = await written(['answered'], line('a'));
  world.outbox().open();
  await world.pass(11);
  await world.killAndReload();
  expect(statuses(world)).toEqual([['a', 'unknown']]);

  world.outbox().open();
  await world.pass(1_000);

  expect([statuses(world), world.log.get('hall')]).toEqual([[], ['a']]);
});

test('what is seen in the server’s log needs no answer any more', async () => {
  const world = await written(['lost coming'], line('a'));
  world.outbox().open();
  await world.pass(100);

  await world.outbox().seen('a', 'seen');
  await world.pass(60_000);

  expect([statuses(world), world.sent()]).toEqual([[], 1]);
});
