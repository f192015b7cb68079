import { and, eq, sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { propertyIdOf } from '../../features/hotel-content/rows/row-context';
import { contentVersion, menuItem, property, pushOutbox } from '../../platform/db/tables/schema';
import { programArguments } from '../../testing/processes/built-programs';
import { newHost } from './testing/new-host';
import { runHotel } from './testing/run-hotel';

const SLUG = 'pension-nestroy';

const { db, home, env } = await newHost();
const ofHotel = eq(menuItem.propertyId, propertyIdOf(SLUG));
const itemsOfHotel = () => db.select().from(menuItem).where(ofHotel).orderBy(menuItem.id);
const states = async () =>
  (await db.select().from(contentVersion).orderBy(contentVersion.number)).map(({ state }) => state);
const told = () => db.$count(pushOutbox);

test('a publisher that is killed after it has written rows changes nothing, and the next one publishes the same', async () => {
  const folder = join(home, SLUG);
  const menuFile = join(folder, 'outlets/bar/menus/drinks.yaml');
  await runHotel(['new', folder], env);
  expect(await runHotel(['import', folder, '--publish', '--yes'], env)).toMatchObject({ code: 0 });
  await writeFile(menuFile, (await readFile(menuFile, 'utf8')).replace('price: 3.20', 'price: 3.50'));
  const before = { items: await itemsOfHotel(), told: await told() };

  await db.transaction(async (tx) => {
    // The rows of the content are written before that of the hotel, which nobody else can write now.
    await tx
      .select()
      .from(property)
      .where(eq(property.id, propertyIdOf(SLUG)))
      .for('no key update');
    const publisher = spawn(
      process.execPath,
      [...programArguments('hotel'), 'import', folder, '--publish', '--yes'],
      { env: { ...process.env, ...env }, stdio: 'ignore' },
    );
    onTestFinished(() => void publisher.kill('SIGKILL'));
    const waiting = async () => {
      // A transaction that is idle for long is ended.
      await tx.execute(sql`select 1`);
      return publishersThatWait();
    };
    await expect.poll(waiting, { timeout: 90_000 }).toBe(1);
    publisher.kill('SIGKILL');
    await once(publisher, 'exit');
  });

  await expect.poll(publishersThatWork, { timeout: 30_000 }).toBe(0);
  expect({ items: await itemsOfHotel(), told: await told() }).toEqual(before);
  expect(await states()).toEqual(['published', 'draft']);
  expect(await runHotel(['publish', SLUG, '--yes'], env)).toMatchObject({ code: 0 });
  expect(await states()).toEqual(['superseded', 'published']);
  const changed = and(ofHotel, eq(menuItem.price, 350));
  expect(await db.$count(menuItem, changed)).toBe(1);
}, 180_000);

const countWhere = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from pg_stat_activity where datname = current_database() and ${condition}`,
  );
  return rows[0]?.found;
};
const publishersThatWait = () =>
  countWhere(sql`wait_event_type = 'Lock' and query like 'update "property"%'`);
/** PostgreSQL notices that the client is gone once it can go on. */
const publishersThatWork = () => countWhere(sql`query like 'update "property"%' and state <> 'idle'`);
