import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowChanges, rowsAsJson } from '../../../features/hotel-content/changes/row-changes';
import { adoptedRows } from '../../../features/hotel-content/versions/adopted-rows';
import { countsOf } from '../../../features/hotel-content/versions/publish';
import { rowsOfFiles } from '../../../features/hotel-content/versions/rows-of-files';
import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { menuItem } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import { hotelsOverHttp } from './testing/hotels-over-http';

// Each command moves the clock on, because the server limits the calls of a minute.
const clock = { now: NOON };
const { db, home, hotel, hotelWithStaff } = await hotelsOverHttp({ now: () => clock.now });
const versions = createVersionRepository(db);
const MENU = 'outlets/bar/menus/drinks.yaml';

/** An editor chooses among these at random. `refresh` replaces their edits by the live version. */
const COMMANDS = ['edit', 'import', 'send', 'rebase', 'publish', 'rollback', 'export', 'refresh'] as const;
type Command = (typeof COMMANDS)[number];

/** Editors mostly act one after the other, and sometimes both at once, because only then can their calls collide. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who: fc.constantFrom(0, 1), command: fc.constantFrom(...COMMANDS) }) },
  {
    weight: 1,
    arbitrary: fc.record({ both: fc.tuple(fc.constantFrom(...COMMANDS), fc.constantFrom(...COMMANDS)) }),
  },
);

interface Editor {
  folder: string;
  /** The dish that only this editor changes. */
  dish: 'Espresso' | 'Melange';
  /** One of the editors works on the host, the other one elsewhere with a key. */
  remote: string[];
}

let prices = 1_000;

async function run(slug: string, { folder, dish, remote }: Editor, command: Command): Promise<number> {
  const yes = ['--yes', ...remote];
  const commands: Record<Exclude<Command, 'edit'>, string[]> = {
    import: ['import', folder, ...remote],
    send: ['import', folder, '--publish', ...yes],
    rebase: ['import', folder, '--publish', '--rebase', ...yes],
    publish: ['publish', slug, ...yes],
    rollback: ['rollback', slug, ...yes],
    export: ['export', slug, folder, ...remote],
    refresh: ['export', slug, folder, '--overwrite', ...remote],
  };
  if (command === 'edit') {
    const text = await readFile(join(folder, MENU), 'utf8');
    const price = ((prices += 1) / 100).toFixed(2);
    await writeFile(join(folder, MENU), text.replace(priceOf(dish), `$1${price}`));
    return 0;
  }
  clock.now += 60_000;
  const { code, out } = await hotel(...commands[command]);
  expect([0, 66, 73], `${command}: ${out}`).toContain(code);
  return code;
}

const priceOf = (dish: string) => new RegExp(`(name: ${dish}[^]*?price: )([0-9.]+)`);

const priceIn = async ({ folder }: Editor, dish: string) =>
  Math.round(Number(priceOf(dish).exec(await readFile(join(folder, MENU), 'utf8'))?.[2]) * 100);

async function livePrice(propertyId: string, dish: string): Promise<number | undefined> {
  const isDish = and(eq(menuItem.propertyId, propertyId), sql`${menuItem.name} ->> 'en' = ${dish}`);
  const [found] = await db.select({ price: menuItem.price }).from(menuItem).where(isDish);
  return found?.price;
}

/** Expects each published version to be based on the one before it, and only the last to be live. Returns their number. */
async function expectLinear(slug: string): Promise<number> {
  const all = (await versions.list(slug)).toReversed();
  expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
  const published = all.filter(({ state }) => state !== 'draft');
  const chain = [];
  for (let base: number | null = null; ;) {
    const next = published.filter((one) => one.base === base);
    if (next.length === 0) break;
    expect(next).toHaveLength(1);
    chain.push(...next);
    base = next[0]?.number ?? expect.fail();
  }
  expect(chain.map(({ state }) => state)).toEqual([
    ...published.slice(1).map(() => 'superseded'),
    'published',
  ]);
  return published.length;
}

/** Expects guests to read the rows of the live version. */
async function expectRowsOfLive(slug: string, propertyId: string): Promise<void> {
  const live = (await versions.live(slug)) ?? expect.fail('nothing is live');
  const next = rowsOfFiles(await versions.filesOf(live));
  const rows = await db.transaction((tx) => adoptedRows(tx, propertyId, next));
  expect(countsOf(rowChanges(rows, rowsAsJson(next)))).toEqual({ added: 0, changed: 0, gone: 0 });
}

test(
  'two editors in any order: versions follow each other, no edit is lost, and guests see the live version',
  { timeout: 240_000 },
  async () => {
    let hotels = 0;
    let published = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
        const slug = `editors-${(hotels += 1)}`;
        const { folder, keyOf, propertyId } = await hotelWithStaff(slug);
        const copy = join(home, `${slug}-copy`);
        expect(await hotel('export', slug, copy)).toMatchObject({ code: 0 });
        const editors: Editor[] = [
          { folder, dish: 'Espresso', remote: [] },
          { folder: copy, dish: 'Melange', remote: (await keyOf('manager')).remote },
        ];
        for (const one of steps) {
          if ('both' in one)
            await Promise.all(editors.map((editor, i) => run(slug, editor, one.both[i] ?? 'edit')));
          else {
            const [mine = expect.fail(), other = expect.fail()] = one.who ? editors.toReversed() : editors;
            const before = await livePrice(propertyId, other.dish);
            const code = await run(slug, mine, one.command);
            if (code === 0 && (one.command === 'send' || one.command === 'rebase')) {
              expect(await livePrice(propertyId, mine.dish)).toBe(await priceIn(mine, mine.dish));
              expect(await livePrice(propertyId, other.dish)).toBe(before);
            }
          }
          await expectLinear(slug);
          await expectRowsOfLive(slug, propertyId);
        }
        published += (await expectLinear(slug)) - 1;
      }),
      { numRuns: 3, seed: 2 },
    );
    expect(published).toBeGreaterThan(5);
  },
);
