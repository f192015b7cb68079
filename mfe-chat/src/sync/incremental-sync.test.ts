import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, isInLog, push, visibleState, type Client, type Server } from '../testing/model-client';
import { createModelServer, SENDERS, type ServerEvent, type Pushed } from '../testing/model-server';

const RUNS = 60;
const TAKES_AT_MOST_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nth = fc.nat({ max: 40 });
const room = fc.nat({ max: 2 });
const by = fc.constantFrom(...SENDERS);
const happening: fc.Arbitrary<ServerEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('write' as const), room, by }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('delete' as const), room, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('read' as const), room, by, nth }) },
  fc.record({ what: fc.constant('deliver' as const), room, by, nth }),
  fc.record({ what: fc.constant('mute' as const), room, muted: fc.boolean() }),
  fc.record({ what: fc.constant('close' as const), room }),
  fc.record({ what: fc.constant('rate' as const), room }),
  fc.record({ what: fc.constant('rename' as const), room, name: fc.constantFrom('Pool', 'Spa') }),
);
const history = fc.array(happening, { maxLength: 60 });

/** Reorders and repeats pushes of room logs, as two server nodes may send them. */
function shuffled(pushes: Pushed[], seeds: readonly number[]): Pushed[] {
  const seed = (index: number) => seeds[index % seeds.length] ?? 0;
  return pushes
    .flatMap((it, index) => {
      const at = isInLog(it) ? index + (seed(index) % 9) - 4 : index;
      const again = isInLog(it) && seed(index) % 5 === 0 ? [{ it, at: at + 3 }] : [];
      return [{ it, at }, ...again];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ it }) => it);
}

interface Generated {
  before: ServerEvent[];
  after: ServerEvent[];
  opened: number[];
  seeds: number[];
}
const generated = fc.record<Generated>({
  before: history,
  after: history,
  opened: fc.uniqueArray(room),
  seeds: fc.array(fc.nat({ max: 100 }), { minLength: 7, maxLength: 13 }),
});

async function oldClient(server: Server, { before, opened }: Generated): Promise<Client> {
  before.forEach(server.apply);
  const client = await connect(server);
  const ids = Object.keys(client.store.getState().rooms);
  for (const index of opened) await client.sync.history.newest(ids[index % ids.length] ?? '');
  return client;
}

/** Sends pushes in groups with pauses, so that gaps time out in between and are requested. */
async function sendPushes(client: Client, pushes: Pushed[], seeds: readonly number[]): Promise<void> {
  for (const [index, it] of pushes.entries()) {
    push(client, it);
    const pause = seeds[index % seeds.length] ?? 0;
    if (pause % 4 === 0) await vi.advanceTimersByTimeAsync(pause * 4);
  }
  await vi.advanceTimersByTimeAsync(2_000);
}

/** A push about a room's name arrives after the room was loaded, because of a gap, with a newer name. */
const LATE_NAME: Generated = {
  before: [],
  after: [
    { what: 'write', room: 2, by: SENDERS[0] },
    { what: 'write', room: 0, by: SENDERS[0] },
    { what: 'deliver', room: 0, by: SENDERS[0], nth: 0 },
    { what: 'write', room: 0, by: SENDERS[0] },
    { what: 'rename', room: 2, name: 'Pool' },
    { what: 'rename', room: 2, name: 'Spa' },
    { what: 'delete', room: 2, nth: 0 },
  ],
  opened: [],
  seeds: [0, 1, 72, 0, 25, 0, 34, 0, 0, 0, 0],
};

/**
 * Expects a client that has loaded one history to show the same as a fresh one, after the server has applied another
 * history and the pushes of it have been received as given.
 */
const expectFreshState = (
  receive: (client: Client, pushes: Pushed[], given: Generated) => Promise<void>,
  examples: [Generated][] = [],
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(generated, async (given) => {
      const server = createModelServer(3);
      const client = await oldClient(server, given);

      await receive(client, given.after.flatMap(server.apply), given);

      const fresh = await connect(server);
      expect(await visibleState(client)).toEqual(await visibleState(fresh));
      client.sync.stop();
      fresh.sync.stop();
    }),
    { numRuns: RUNS, examples },
  );

test(
  'generated events in any chunks, repeated and reordered, give the same result as a fresh load',
  () => expectFreshState((client, pushes, { seeds }) => sendPushes(client, shuffled(pushes, seeds), seeds)),
  TAKES_AT_MOST_MS,
);

test(
  'a synchronisation makes up for lost pushes',
  () =>
    expectFreshState(
      async (client, pushes, { seeds }) => {
        const received = pushes.filter((_, index) => (seeds[index % seeds.length] ?? 0) % 3 > 0);
        await sendPushes(client, shuffled(received, seeds), seeds);
        await client.sync.refresh();
      },
      [[LATE_NAME]],
    ),
  TAKES_AT_MOST_MS,
);
