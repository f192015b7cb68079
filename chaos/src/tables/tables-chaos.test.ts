import { expect, test } from 'vitest';
import { runTables } from './run-tables';

test(
  '60 bookings, moves and cancellations through a server kill never take a table twice, and guests see the stored state',
  { timeout: 300_000 },
  async () => {
    const { findings, answers, errors } = await runTables({
      operations: 60,
      guests: 20,
      hands: 6,
      kills: 1,
      print: () => {},
    });

    expect(Object.entries(findings).filter(([, names]) => names.length > 0)).toEqual([]);
    expect(errors).toEqual([]);
    expect(answers['201']).toBeGreaterThan(0);
  },
);
