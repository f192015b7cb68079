import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/logging';
import { testDatabase } from '../../testing/test-database';
import { createClockSkewCheck } from './clock-skew.job';

const db = await testDatabase();

async function warningsAt(now: () => number): Promise<unknown[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await createClockSkewCheck({ db, log, now })();
  return lines.map((line) => (JSON.parse(line) as { skewMs: number }).skewMs);
}

test.each([
  ['ahead', 60_000],
  ['behind', -60_000],
])('a server whose clock is %s of the database’s warns of it', async (_where, by) => {
  const [skewMs] = await warningsAt(() => Date.now() + by);

  // A busy machine needs time between the readings, which counts in favour of the clock.
  expect(Math.abs(Number(skewMs) + by)).toBeLessThan(20_000);
});

test('a clock that is right, or slightly wrong, is no reason for a warning', async () => {
  expect(await warningsAt(Date.now)).toEqual([]);
  expect(await warningsAt(() => Date.now() + 1_500)).toEqual([]);
});
