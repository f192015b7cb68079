import { eq, sql } from 'drizzle-orm';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { propertyIdOf } from '../../features/hotel-content/rows/row-context';
import { menuItem, property } from '../../platform/db/tables/schema';
import { programArguments } from '../../testing/processes/built-programs';
import { newHost } from './testing/new-host';
import { runHotel } from './testing/run-hotel';

const PICTURES = 6;

const { db, home, env } = await newHost();
async function moveIn(slug: string): Promise<void> {
  const folder = join(home, slug);
  await runHotel(['new', folder], env);
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const names = Array.from({ length: PICTURES }, (_, i) => `court-${i}`);
  for (const [i, name] of names.entries()) {
    const background = { r: 40 * i, g: 120, b: 90 };
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, `pictures/${name}.jpg`));
  }
  const described = names.map((name) => `${name}: { alt: The court }\n`).join('');
  await writeFile(join(folder, 'pictures/pictures.yaml'), described);
  expect(await runHotel(['import', folder, '--publish', '--yes'], env)).toMatchObject({ code: 0 });
}

const eraseOf = (slug: string) => ['remove', slug, '--erase', '--confirm', slug];

function startErasing(slug: string): ChildProcess {
  const started = spawn(process.execPath, [...programArguments('hotel'), ...eraseOf(slug)], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  return started;
}

async function kill(process: ChildProcess): Promise<void> {
  const ended = process.exitCode === null ? once(process, 'exit') : Promise.resolve();
  process.kill('SIGKILL');
  await ended;
}

const countFiles = async (slug: string): Promise<number> =>
  (await readdir(join(home, 'uploads'), { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile() && one.parentPath.includes(slug),
  ).length;
const hotelsOf = (slug: string) => db.select().from(property).where(eq(property.slug, slug));

async function expectErased(slug: string): Promise<void> {
  expect(await hotelsOf(slug)).toEqual([]);
  expect(await countFiles(slug)).toBe(0);
  expect(await runHotel(['history', slug], env)).toMatchObject({ code: 66 });
}

test('an erasure that is killed while rows are deleted has kept all rows, shows no page, and can be repeated', async () => {
  const slug = 'killed-rows';
  await moveIn(slug);
  const ofHotel = eq(menuItem.propertyId, propertyIdOf(slug));
  const before = await db.$count(menuItem, ofHotel);

  await db.transaction(async (tx) => {
    await tx.select().from(menuItem).where(ofHotel).for('update');
    const erasing = startErasing(slug);
    const waiting = async () => {
      // A transaction that is idle for long is ended, and within one the activity is not read anew.
      await tx.execute(sql`select 1`);
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 90_000 }).toBe(1);
    await kill(erasing);
  });

  expect(await db.$count(menuItem, ofHotel)).toBe(before);
  expect(await hotelsOf(slug)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
  expect(await runHotel(eraseOf(slug), env)).toMatchObject({ code: 0 });
  await expectErased(slug);
}, 180_000);

test('an erasure that is killed while files are removed can be repeated and leaves no file', async () => {
  const slug = 'killed-files';
  await moveIn(slug);
  const before = await countFiles(slug);
  expect(before).toBeGreaterThan(PICTURES * 3);

  const erasing = startErasing(slug);
  await expect.poll(() => countFiles(slug), { timeout: 90_000, interval: 2 }).toBeLessThan(before);
  await kill(erasing);

  // If it was quicker than the kill, there is nothing left to repeat.
  const isErased = (await hotelsOf(slug)).length === 0;
  expect((await runHotel(eraseOf(slug), env)).code).toBe(isErased ? 66 : 0);
  await expectErased(slug);
}, 180_000);
