// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OUTCOMES, createSimulation, type TestMessage } from './testing/simulation';

const QUEUE_KEYS = ['hall', 'fake:ana', 'fake:bo', 'bar', 'pool', 'spa'];

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('write'),
      lane: fc.constantFrom(...QUEUE_KEYS),
      isRefused: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.integer({ min: 1, max: 20_000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('discard'), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('kill', 'break', 'mend') }) },
);

type Step = {
  do: string;
  lane?: string;
  isRefused?: boolean;
  ms?: number;
  which?: number;
};

test('under any faults, each message is either in its room’s log once and in order, or refused with a visible failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array<Step>(step, { maxLength: 40 }),
      fc.array(fc.constantFrom(...OUTCOMES), { maxLength: 80 }),
      async (steps, outcomes) => {
        const world = createSimulation(outcomes);
        const writtenMessages: TestMessage[] = [];
        const discarded = new Set<string>();
        world.outbox().open();
        for (const it of steps) {
          if (it.do === 'write') {
            const line = {
              key: `k${writtenMessages.length}`,
              lane: it.lane ?? '',
              isRefused: it.isRefused ?? false,
            };
            writtenMessages.push(line);
            await world.write(line);
          }
          if (it.do === 'pass') await world.advance(it.ms ?? 0);
          if (it.do === 'discard') {
            const key = writtenMessages[it.which ?? 0]?.key ?? '';
            const isStillOurs = world
              .outbox()
              .records()
              .some((record) => record.key === key);
            await world.outbox().discard(key);
            if (isStillOurs) discarded.add(key);
          }
          if (it.do === 'kill') await world.killAndReload();
          if (it.do === 'break') world.outbox().close();
          if (it.do === 'mend') world.outbox().open();
        }

        await world.settleAll();

        for (const lane of QUEUE_KEYS) {
          const own = writtenMessages.filter((line) => line.lane === lane);
          const wanted = own.filter(({ key, isRefused }) => !isRefused && !discarded.has(key));
          const inLog = world.log.get(world.roomOf(lane)) ?? [];
          expect(inLog.filter((key) => !discarded.has(key))).toEqual(wanted.map(({ key }) => key));
          for (const key of inLog.filter((it) => discarded.has(it))) expect(world.deleted).toContain(key);
        }
        const left = world.outbox().records();
        expect(left.map(({ key, status }) => [key, status])).toEqual(
          writtenMessages
            .filter(({ key, isRefused }) => isRefused && !discarded.has(key))
            .map(({ key }) => [key, 'failed']),
        );
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
