import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockContent } from '../../../features/hotel-content/lock/content-lock';
import { property, staffAction } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { edit, hotelsOverHttp } from './testing/hotels-over-http';

const { db, hotel, hotelWithStaff, suite } = await hotelsOverHttp();
const MENU = 'outlets/bar/menus/drinks.yaml';
const PATIENTLY = { timeout: 20_000, interval: 50 };

const isWithdrawn = async (slug: string) => {
  const [row] = await db.select().from(property).where(eq(property.slug, slug));
  return row?.withdrawnAt instanceof Date;
};

async function waitForLock(): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    return rows.length;
  };
  await expect.poll(waiting, PATIENTLY).toBe(1);
}

test('staff cannot bring a withdrawn hotel back with their keys, and the operator can', async () => {
  const { folder, keyOf } = await hotelWithStaff('withdrawn');
  const { remote } = await keyOf('manager');
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');
  expect(await hotel('import', folder, ...remote)).toMatchObject({ code: 0 });
  expect(await hotel('remove', 'withdrawn', '--yes')).toMatchObject({ code: 0 });

  for (const args of [
    ['publish', 'withdrawn', '2', '--yes'],
    ['rollback', 'withdrawn', '1', '--yes'],
    ['import', folder],
    ['history', 'withdrawn'],
  ]) {
    const refused = await hotel(...args, '--json', ...remote);
    expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([73, 'hotel-withdrawn']);
  }
  expect(await isWithdrawn('withdrawn')).toBe(true);

  expect(await hotel('publish', 'withdrawn', '2', '--yes')).toMatchObject({ code: 0 });
  expect(await isWithdrawn('withdrawn')).toBe(false);
  expect(await hotel('history', 'withdrawn', ...remote)).toMatchObject({ code: 0 });
});

test('a manager withdraws a hotel over HTTP, which is recorded; others and an erasure are refused', async () => {
  const slug = 'withdrawn-by-key';
  const { keyOf } = await hotelWithStaff(slug);
  const [editor, manager] = [await keyOf('content'), await keyOf('manager')];
  const remove = async (...args: string[]) => {
    const { code, out } = await hotel('remove', slug, '--json', ...args);
    return { code, ...JSON.parse(out) };
  };

  expect(await remove('--yes', ...editor.remote)).toMatchObject({
    code: 77,
    error: { code: 'manager-needed' },
  });
  expect(await remove(...manager.remote)).toMatchObject({ code: 64, error: { code: 'not-confirmed' } });
  expect(await remove('--erase', '--confirm', slug, ...manager.remote)).toMatchObject({
    code: 64,
    error: { code: 'erase-elsewhere' },
  });
  expect(await remove('--dry-run', ...manager.remote)).toMatchObject({ code: 0 });
  expect(await isWithdrawn(slug)).toBe(false);

  expect(await remove('--yes', ...manager.remote)).toMatchObject({ code: 0, slug, state: 'withdrawn' });

  expect(await isWithdrawn(slug)).toBe(true);
  expect((await suite.get(`/web/property/${slug}/detail`)).status).toBe(404);
  const log = await db.select().from(staffAction).where(eq(staffAction.staffId, manager.id));
  expect(log).toMatchObject([
    {
      what: 'withdrawHotel',
      after: { isWithdrawn: true, isForced: false, openOrders: 0, staysInHouse: 0 },
    },
  ]);
  expect(await remove('--yes', ...manager.remote)).toMatchObject({
    code: 73,
    error: { code: 'hotel-withdrawn' },
  });
});

test('a hotel with guests in house is withdrawn over HTTP only with --force', async () => {
  const slug = 'withdrawn-in-use';
  const { keyOf } = await hotelWithStaff(slug);
  const { id, remote } = await keyOf('manager');
  await knownGuest(db, NOON, { slug, checkin: '2026-06-08', checkout: '2026-06-14', room: '12' });

  const refused = await hotel('remove', slug, '--yes', '--json', ...remote);

  expect([refused.code, JSON.parse(refused.out).error]).toEqual([
    73,
    { code: 'hotel-in-use', message: expect.stringContaining('1 stays in house') },
  ]);
  expect(await isWithdrawn(slug)).toBe(false);
  expect(await hotel('remove', slug, '--yes', '--force', ...remote)).toMatchObject({ code: 0 });
  expect(await isWithdrawn(slug)).toBe(true);
  const [record] = await db.select().from(staffAction).where(eq(staffAction.staffId, id));
  expect(record?.after).toEqual({ isWithdrawn: true, isForced: true, openOrders: 0, staysInHouse: 1 });
});

test('a hotel with the four-eyes rule is withdrawn on its host only', async () => {
  const slug = 'withdrawn-by-two';
  const { keyOf } = await hotelWithStaff(slug, 'publishing: { fourEyes: true }');
  const { remote } = await keyOf('manager');

  for (const args of [['--yes'], ['--yes', '--force'], ['--dry-run']]) {
    const refused = await hotel('remove', slug, '--json', ...args, ...remote);
    expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([73, 'four-eyes']);
  }
  expect(await isWithdrawn(slug)).toBe(false);

  expect(await hotel('remove', slug, '--yes')).toMatchObject({ code: 0 });
  expect(await isWithdrawn(slug)).toBe(true);
});

test.each([
  ['a manager withdraws', 'by-manager', ['--yes']],
  ['the operator withdraws', 'by-operator', ['--yes']],
  ['the operator erases', 'erased', ['--erase', '--confirm', 'too-late-erased']],
])(
  'a guest who comes while %s and waits for whoever publishes stands against it',
  async (_who, by, flags) => {
    const slug = `too-late-${by}`;
    const { keyOf, propertyId } = await hotelWithStaff(slug);
    const where = by === 'by-manager' ? (await keyOf('manager')).remote : [];

    const { removing } = await db.transaction(async (tx) => {
      await lockContent(tx, propertyId);
      const removed = hotel('remove', slug, ...flags, '--json', ...where);
      await waitForLock();
      // The clock of the operator's command is that of the machine, so the stay covers every day.
      await knownGuest(db, NOON, { slug, checkin: '2020-01-01', checkout: '2120-01-01', room: '12' });
      return { removing: removed };
    });

    const refused = await removing;
    expect([refused.code, JSON.parse(refused.out).error?.code]).toEqual([73, 'hotel-in-use']);
    expect(await isWithdrawn(slug)).toBe(false);
  },
);

test('a hotel that is withdrawn while staff publish stays withdrawn', async () => {
  const { folder, keyOf, propertyId } = await hotelWithStaff('withdrawn-meanwhile');
  const { remote } = await keyOf('manager');
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');
  expect(await hotel('import', folder, ...remote)).toMatchObject({ code: 0 });

  const publishing = await db.transaction(async (tx) => {
    await lockContent(tx, propertyId);
    const published = hotel('publish', 'withdrawn-meanwhile', '2', '--yes', '--json', ...remote);
    await waitForLock();
    await tx.update(property).set({ withdrawnAt: new Date() }).where(eq(property.id, propertyId));
    return { published };
  });

  const refused = await publishing.published;
  expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([73, 'hotel-withdrawn']);
  expect(await isWithdrawn('withdrawn-meanwhile')).toBe(true);
});

test.each(['--yes', '--erase'])('a hotel is removed with %s once nobody publishes any more', async (flag) => {
  const slug = `removed${flag.slice(1)}`;
  const { propertyId } = await hotelWithStaff(slug);

  const { removing } = await db.transaction(async (tx) => {
    await lockContent(tx, propertyId);
    const removed = hotel('remove', slug, flag, ...(flag === '--erase' ? ['--confirm', slug] : []));
    await waitForLock();
    expect(await isWithdrawn(slug)).toBe(false);
    return { removing: removed };
  });

  expect(await removing).toMatchObject({ code: 0 });
  const [left] = await db.select().from(property).where(eq(property.slug, slug));
  expect(flag === '--erase' ? left : left?.withdrawnAt).not.toBe(null);
  expect(left === undefined).toBe(flag === '--erase');
});
