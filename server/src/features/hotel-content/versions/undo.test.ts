import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activity,
  directoryEntry,
  menuItem,
  menuSection,
  outlet,
  property,
} from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from './publish';
import { createVersionRepository } from './version.repository';

const db = await testDatabase();
const MENU = 'outlets/bar/menus/drinks.yaml';
const MELANGE_NAME = 'name: Wiener Melange';
const ESPRESSO = `      - key: espresso
        name: Kleiner Brauner
        price: 3.60
        allergens: [milk]
`;

type Edit = readonly [file: string, from: string, to: string];

/** Edits that do not affect each other. */
const EDITS: readonly Edit[] = [
  [MENU, 'price: 4.80', 'price: 5.10'],
  [MENU, MELANGE_NAME, 'name: Melange mit Schaum'],
  [MENU, ESPRESSO, ''],
  [MENU, '  - key: wine\n    name: Wein', '  - key: wines\n    name: Weine'],
  [MENU, 'allergens: [sulphites]', 'allergens: []'],
  ['outlets/bar/outlet.yaml', 'orders', 'phone: +43 1 555 01 20\norders'],
  ['outlets/bar/tables.yaml', '4: [3, 4]', '4: [3], 6: [9]'],
  ['outlets/bar/policies.yaml', 'deliveryFee: 2.50', 'tax: 20'],
  ['directories/the-house.yaml', 'key: breakfast', 'key: fruehstueck'],
  ['activities/steam-evening.yaml', 'capacity: 8', 'capacity: 6'],
  ['activities/steam-evening.yaml', 'outlet: spa\n', ''],
  ['requests.yaml', 'key: count', 'key: number'],
  ['hotel.yaml', 'hue: 20', 'hue: 200'],
  ['loyalty.yaml', 'from: 10', 'from: 12'],
];

test(
  'publishing another version and then the first one again restores the first one',
  { timeout: 60_000 },
  async () => {
    let hotels = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray([...EDITS]), fc.subarray([...EDITS]), async (some, others) => {
        const slug = `wien-${(hotels += 1)}`;
        await publishFolder(db, viennaWith(some, slug));
        const first = await contentOf(slug);

        await publishFolder(db, viennaWith(others, slug));
        await publishFolder(db, viennaWith(some, slug));

        expect(await contentOf(slug)).toEqual(first);
      }),
      { numRuns: 12 },
    );
  },
);

test(
  'a rollback restores the first version, and leaves what staff have set since',
  { timeout: 60_000 },
  async () => {
    let hotels = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray([...EDITS]), fc.subarray([...EDITS]), async (some, others) => {
        const slug = `wien-live-${(hotels += 1)}`;
        const propertyId = propertyIdOf(slug);
        await publishFolder(db, viennaWith(some, slug));
        await db
          .update(menuItem)
          .set({ stockStatus: 'sold_out', stockLeft: 3 })
          .where(eq(menuItem.propertyId, propertyId));
        const pause = sql`jsonb_set(${outlet.openingHours}, '{temporarilyClosed}', '{"reason":{"de":"Sturm"}}')`;
        await db.update(outlet).set({ openingHours: pause }).where(eq(outlet.propertyId, propertyId));
        const first = await contentOf(slug);
        await publishFolder(db, viennaWith(others, slug));

        const versions = createVersionRepository(db);
        const back = await versions.find(slug, 1);
        if (!back) throw new Error('there is no first version');
        const files = await versions.filesOf(back);
        const copy = await db.transaction((tx) =>
          createVersionRepository(tx).add({
            ...files,
            propertyId,
            slug,
            note: '',
            by: 'operator:test',
            copyOf: back.number,
          }),
        );
        await publishVersion(db, copy, { now: new Date(NOON), by: 'operator:test' });

        expect(await contentOf(slug)).toEqual(first);
      }),
      { numRuns: 12 },
    );
  },
);

/** Returns the rows of a hotel without their versions and times of change. */
async function contentOf(slug: string) {
  const id = propertyIdOf(slug);
  const rows = [
    await db.select().from(property).where(eq(property.id, id)),
    await db
      .select()
      .from(directoryEntry)
      .where(eq(directoryEntry.propertyId, id))
      .orderBy(asc(directoryEntry.id)),
    await db.select().from(outlet).where(eq(outlet.propertyId, id)).orderBy(asc(outlet.id)),
    await db.select().from(menuSection).where(eq(menuSection.propertyId, id)).orderBy(asc(menuSection.id)),
    await db.select().from(menuItem).where(eq(menuItem.propertyId, id)).orderBy(asc(menuItem.id)),
    await db.select().from(activity).where(eq(activity.propertyId, id)).orderBy(asc(activity.id)),
  ].flat();
  return rows.map((row) => ({ ...row, version: 0, updatedAt: null }));
}
