import { expect, test } from 'vitest';
import { publishFolder } from '../features/hotel-content/testing/publish-folder';
import { viennaWith } from '../features/hotel-content/testing/vienna';
import { propertyIdOf } from '../features/hotel-content/rows/row-context';
import { testDatabase } from '../testing/test-database';
import { findStaffActions, formatAction } from './staff-action.repository';

const db = await testDatabase();

test('the log lists what operators have published, with the versions before and after', async () => {
  const slug = 'wien-log';
  const publish = (by: string, at: string, price: string) =>
    publishFolder(
      db,
      viennaWith([['outlets/bar/menus/drinks.yaml', 'price: 3.60', `price: ${price}`]], slug),
      {
        by,
        now: new Date(at),
      },
    );
  await publish('operator:ana', '2026-06-01T10:00:00Z', '3.60');
  await publish('demo', '2026-06-02T10:00:00Z', '3.70');
  await publish('operator:ben', '2026-06-03T10:00:00Z', '3.80');

  const log = await findStaffActions(db, { slug, since: new Date('2026-05-01') });
  const recent = await findStaffActions(db, { since: new Date('2026-06-02') });
  const ofStaff = await findStaffActions(db, { slug, staffId: propertyIdOf(slug), since: new Date(0) });

  expect(log).toEqual([
    {
      at: new Date('2026-06-03T10:00:00Z'),
      property: slug,
      staffId: null,
      nickName: 'operator:ben',
      what: 'publishContent',
      subjectId: propertyIdOf(slug),
      before: { version: 2 },
      after: { version: 3 },
      reason: null,
    },
    expect.objectContaining({ nickName: 'operator:ana', before: { version: null }, after: { version: 1 } }),
  ]);
  expect(recent.map(({ nickName }) => nickName)).toEqual(['operator:ben']);
  expect(ofStaff).toEqual([]);
  expect(log.map(formatAction)[0]).toBe(
    `2026-06-03T10:00:00.000Z  wien-log  operator:ben  publishContent  ${propertyIdOf(slug)}  {"version":2} > {"version":3}`,
  );
});
