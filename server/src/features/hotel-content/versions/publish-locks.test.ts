import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menu, menuItem } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { cartOf, orderClient } from '../../order/testing/order-client';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from './publish';
import { rowsOfFiles } from './rows-of-files';
import { lockContent } from '../lock/content-lock';

const suite = await testApp();
const { db } = suite;
const MENU = 'outlets/bar/menus/drinks.yaml';
const PATIENTLY = { timeout: 30_000, interval: 50 };

const dearer = (slug: string) =>
  viennaWith(
    [
      [MENU, 'name: Getränke', 'name: Alle Getränke'],
      [MENU, 'price: 4.80', 'price: 4.90'],
      [MENU, 'price: 3.60', 'price: 3.70'],
      [MENU, 'price: 4.20', 'price: 4.30'],
    ],
    slug,
  );

const itemsOf = (slug: string) =>
  db
    .select()
    .from(menuItem)
    .where(eq(menuItem.propertyId, propertyIdOf(slug)))
    .orderBy(asc(menuItem.id));

async function waiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];

const lockItems = (tx: Transaction, ids: string[]) =>
  tx.select().from(menuItem).where(inArray(menuItem.id, ids)).for('no key update');

/** Publishes while `others` runs in a transaction of its own, in which `blocked` waits for the publisher to wait. */
async function publishBeside(
  slug: string,
  others: (tx: Transaction, blocked: () => Promise<void>) => Promise<unknown>,
) {
  let publishing: Promise<unknown> = Promise.resolve();
  let tries = 0;
  await db.transaction(async (tx) => {
    await others(tx, async () => {
      const beforeLive = async () => void (tries += 1);
      publishing = publishFolder(db, dearer(slug), { beforeLive }).then(
        () => 'published',
        (error: unknown) => error,
      );
      await expect.poll(waiting, PATIENTLY).toBe(1);
    });
  });
  return { result: await publishing, tries };
}

test('a publisher locks items before their menu, as orders do', async () => {
  const slug = 'wien-lock-menu';
  await publishFolder(db, viennaWith([], slug));
  const [item] = await itemsOf(slug);

  const published = await publishBeside(slug, async (tx, blocked) => {
    await lockItems(tx, [item?.id ?? '']);
    await blocked();
    await tx
      .update(menu)
      .set({ version: sql`${menu.version} + 1` })
      .where(eq(menu.propertyId, propertyIdOf(slug)));
  });

  expect(published).toEqual({ result: 'published', tries: 1 });
});

test('a publisher locks items in the order of their ids, as orders do', async () => {
  const slug = 'wien-lock-ids';
  await publishFolder(db, viennaWith([], slug));
  const ids = (await itemsOf(slug)).map(({ id }) => id);
  // An update moves a row behind the others, so that reading without an order would find the first id last.
  for (const id of ids.toReversed())
    await db.update(menuItem).set({ stockLeft: null }).where(eq(menuItem.id, id));

  const published = await publishBeside(slug, async (tx, blocked) => {
    await lockItems(tx, [ids[0] ?? '']);
    await blocked();
    await lockItems(tx, ids.slice(1));
  });

  expect(published).toEqual({ result: 'published', tries: 1 });
});

test('a publisher who is locked out for too long tries again, and publishes once the lock is gone', async () => {
  const slug = 'wien-tries';
  await publishFolder(db, viennaWith([], slug));
  const [item] = await itemsOf(slug);
  const begunAt = async () => {
    const { rows } = await db.execute<{ at: string }>(
      sql`select xact_start::text as at from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.at;
  };

  const published = await publishBeside(slug, async (tx, blocked) => {
    await lockItems(tx, [item?.id ?? '']);
    await blocked();
    const first = await begunAt();
    const isSecondTry = async () => {
      // A transaction that is idle for long is ended.
      await tx.execute(sql`select 1`);
      const at = await begunAt();
      return at !== undefined && at !== first;
    };
    await expect.poll(isSecondTry, PATIENTLY).toBe(true);
  });

  expect(published).toEqual({ result: 'published', tries: 2 });
});

test('the files are read before a publisher waits for the lock of the content', async () => {
  const slug = 'wien-read-first';
  await publishFolder(db, viennaWith([], slug));
  const draft = await draftOf(db, dearer(slug));
  const read: number[] = [];

  const { publishing } = await db.transaction(async (tx) => {
    await lockContent(tx, propertyIdOf(slug));
    const begun = publishVersion(db, draft, {
      now: new Date(NOON),
      by: 'operator:test',
      derive: (files, now) => {
        read.push(files.files.size);
        return rowsOfFiles(files, now);
      },
    });
    await expect.poll(waiting, PATIENTLY).toBe(1);
    expect(read).toHaveLength(1);
    return { publishing: begun };
  });

  await publishing;
  expect(read).toHaveLength(1);
});

test(
  'two publishers and guests who order the last portions at the same time never fail each other',
  { timeout: 120_000 },
  async () => {
    const slug = 'wien-crowd';
    const plainMelange = (files: Map<string, string>) =>
      files.set(MENU, (files.get(MENU) ?? '').replace('        modifiers: [milk-choice]\n', ''));
    await publishFolder(db, plainMelange(viennaWith([], slug)));
    const plain = (await itemsOf(slug)).filter(({ price }) => price === 480 || price === 360);
    expect(plain).toHaveLength(2);
    for (const { id } of plain) await db.update(menuItem).set({ stockLeft: 4 }).where(eq(menuItem.id, id));
    const orders = orderClient(suite, slug);
    const stays = { slug, checkin: '2026-06-08', checkout: '2026-06-14', room: '12' };
    const guests = await Promise.all(Array.from({ length: 10 }, () => knownGuest(db, NOON, stays)));

    const order = async (guest: (typeof guests)[number]) => {
      const cart = cartOf(
        plain.map(({ id }) => id),
        { mode: 'pickup' },
      );
      const quoted = await orders.quote(guest, 'bar', cart);
      if (quoted.status !== 200) return quoted.status;
      const body = { ...cart, quoteToken: quoted.body.quoteToken, paymentMethod: 'pay_on_delivery' };
      return (await orders.place(guest, 'bar', body)).status;
    };
    const publish = async (folder: () => Map<string, string>) => {
      const seen: unknown[] = [];
      for (let round = 0; round < 5; round += 1)
        seen.push(
          await publishFolder(db, folder()).then(
            () => 'published',
            (error: { code?: unknown }) => error.code,
          ),
        );
      return seen;
    };
    const [statuses, ...published] = await Promise.all([
      Promise.all(guests.map(order)),
      publish(() => plainMelange(dearer(slug))),
      publish(() => plainMelange(viennaWith([], slug))),
    ]);

    for (const status of statuses) expect([201, 409, 422]).toContain(status);
    expect(statuses).toContain(201);
    // One of two publishers may come too late, but neither may wait for ever.
    for (const result of published.flat()) expect(['published', 'base-moved']).toContain(result);
    const sold = statuses.filter((status) => status === 201).length;
    for (const { id } of plain) {
      const [now] = await db.select().from(menuItem).where(eq(menuItem.id, id));
      expect(now?.stockLeft).toBe(4 - sold);
    }
  },
);
