import { expect, test } from 'vitest';
import { compare } from './findings';
import { runMessages } from './run-messages';

test(
  '200 messages survive 2 server kills, broken links and a database restart without loss, duplicates or disorder',
  { timeout: 600_000 },
  async () => {
    const { database, receivers, shown, errors } = await runMessages({
      senders: 8,
      rooms: 4,
      messages: 200,
      kills: 2,
      cuts: 5,
      swallows: 0,
      restarts: 1,
      print: () => {},
    });

    const noFindings = { lost: [], duplicated: [], outOfOrder: [] };
    expect({ database, receivers, errors }).toEqual({
      database: noFindings,
      receivers: noFindings,
      errors: [],
    });
    expect(shown).toBeGreaterThan(200);
  },
);

test('lost, duplicate and misordered messages are found', () => {
  const messages = (...texts: string[]) => texts.map((text, i) => ({ seq: i + 1, from: 'ada', text }));
  const writers = new Map([['ada', 3]]);

  const found = (...texts: string[]) => compare(writers, messages(...texts), 'here');
  expect(found('1', '2', '3')).toEqual({ lost: [], duplicated: [], outOfOrder: [] });
  expect(found('1', '3')).toMatchObject({ lost: ['2 of ada here'] });
  expect(found('1', '2', '2', '3')).toMatchObject({ lost: [], duplicated: ['2 of ada here'] });
  expect(found('2', '1', '3')).toMatchObject({ outOfOrder: ['1 of ada here'] });
  expect(found('1', '2', '3', '4')).toMatchObject({ duplicated: ['4 of ada here'] });
});
