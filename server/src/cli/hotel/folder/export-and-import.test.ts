import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { allergenSchema, dietarySchema } from '@guest/shared/contracts/menu/menu.schema';
import { checkFiles } from '../../../features/hotel-content/check/check-files';
import { readFolder } from '../../../features/hotel-content/folder/read-folder';
import { rowsOf } from '../../../features/hotel-content/rows/rows-of';
import { draftOf } from '../../../features/hotel-content/testing/publish-folder';
import { viennaWith } from '../../../features/hotel-content/testing/vienna';
import { createVersionRepository } from '../../../features/hotel-content/versions/version.repository';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { writeVersion } from './write-version';

const db = await testDatabase();
const MENU = 'outlets/bar/menus/drinks.yaml';
const SPA = 'outlets/spa/outlet.yaml';

/** Any text that an author may write: of one line, without space at its ends. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((one) => one.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
  .filter((one) => one !== '');
const price = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const keyed = <T extends object>(fields: fc.Arbitrary<T>, count: { minLength?: number; maxLength: number }) =>
  fc.array(fields, count).map((list) => list.map((one, i) => ({ key: `k-${i}`, ...one })));

const item = fc.record({
  name: text,
  description: maybe(text),
  price,
  allergens: maybe(fc.subarray(allergenSchema.options)),
  dietary: maybe(fc.subarray(dietarySchema.options.filter((one) => one === 'halal' || one === 'organic'))),
  spicy: maybe(fc.integer({ min: 0, max: 3 })),
  portions: maybe(keyed(fc.record({ name: text, price }), { minLength: 1, maxLength: 3 })),
  modifiers: maybe(
    keyed(
      fc.record({
        name: text,
        options: keyed(fc.record({ name: text, price: maybe(price) }), { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
  ),
});
const sections = keyed(fc.record({ name: text }), { minLength: 1, maxLength: 3 });
const hotels = fc.record({
  names: fc.record({ menu: text, spa: text, tagline: text, password: text }),
  sections,
  items: fc.array(fc.array(item, { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
  opens: fc.integer({ min: 0, max: 11 }),
});

type Hotel = typeof hotels extends fc.Arbitrary<infer T> ? T : never;

function filesOf({ names, sections: written, items, opens }: Hotel, slug: string): Map<string, string> {
  const files = viennaWith([], slug);
  const edit = (path: string, changes: object) =>
    files.set(path, stringify({ ...parse(files.get(path) ?? ''), ...changes }));
  let next = 0;
  edit(MENU, {
    name: names.menu,
    sections: written.map((section, i) => ({
      ...section,
      items: (items[i] ?? []).map((one) => ({ key: `item-${(next += 1)}`, ...one })),
    })),
  });
  edit(SPA, {
    name: names.spa,
    hours: { weekly: { daily: [`${String(opens).padStart(2, '0')}:00-20:30`] } },
  });
  edit('hotel.yaml', { tagline: names.tagline, wifi: { network: names.spa, password: names.password } });
  return files;
}

const rowsIn = (files: ReadonlyMap<string, string>) => {
  const { content, problems } = checkFiles(files);
  if (!content) throw new Error(JSON.stringify(problems));
  return rowsOf(content, new Date(NOON));
};

test(
  'any hotel gives the same rows after it was stored, exported and read again',
  { timeout: 60_000 },
  async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(hotels, async (hotel) => {
        const slug = `wien-${(count += 1)}`;
        const files = filesOf(hotel, slug);
        const version = await draftOf(db, files);
        const folder = await mkdtemp(join(tmpdir(), 'exported-'));

        const next = await createVersionRepository(db).filesOf(version);
        const originalOf = () => Promise.resolve(undefined);
        await writeVersion(folder, version, { next, known: undefined, originalOf });
        const exported = await readFolder(folder);
        await rm(folder, { recursive: true });

        expect(exported.files).toEqual(files);
        const rows = rowsIn(files);
        expect(rowsIn(exported.files)).toEqual(rows);
        expect(rows.menuItem.map(({ price: minor }) => minor)).toEqual(
          hotel.sections.flatMap((_, i) => (hotel.items[i] ?? []).map((one) => Math.round(one.price * 100))),
        );
      }),
      { numRuns: 40 },
    );
  },
);
