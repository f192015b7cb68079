import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pushOutbox } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const db = await testDatabase();
const MENU = 'outlets/bar/menus/drinks.yaml';
const WINES = 'outlets/bar/menus/wines.yaml';

const withWines = (slug: string) =>
  viennaWith([], slug).set(WINES, 'key: wines\nname: Weine\npricesIncludeTax: true\nsections: []\n');

test.each([
  ['cannot be ordered any more', (slug: string) => viennaWith([[MENU, 'orderable: true\n', '']], slug)],
  [
    'has hours',
    (slug: string) =>
      viennaWith(
        [[MENU, 'orderable: true', 'orderable: true\navailability: { weekly: { daily: [10:00-12:00] } }']],
        slug,
      ),
  ],
  ['is new', withWines],
  [
    'costs something else to bring',
    (slug: string) =>
      viennaWith([['outlets/bar/policies.yaml', 'deliveryFee: 2.50', 'deliveryFee: 3.50']], slug),
  ],
])('pages are told of a menu that %s', async (what, folder) => {
  const slug = `wien-${what.length}`;
  await publishFolder(db, viennaWith([], slug));
  const before = await menuEventsOf(slug);

  await publishFolder(db, folder(slug));

  expect((await menuEventsOf(slug)).slice(before.length)).toEqual(['bar']);
});

test('an event is published for a removed menu, and none if nothing has changed', async () => {
  await publishFolder(db, withWines('wien-gone'));
  const before = await menuEventsOf('wien-gone');

  await publishFolder(db, withWines('wien-gone'));
  expect(await menuEventsOf('wien-gone')).toEqual(before);
  await publishFolder(db, viennaWith([], 'wien-gone'));
  expect((await menuEventsOf('wien-gone')).slice(before.length)).toEqual(['bar']);
});

test('pages are told of each version that changes something, of which kind it may be', async () => {
  const slug = 'wien-told';
  const versionsTold = async () => {
    const events = await db
      .select({ event: pushOutbox.event, body: pushOutbox.body })
      .from(pushOutbox)
      .where(eq(pushOutbox.topic, `property:${propertyIdOf(slug)}`))
      .orderBy(pushOutbox.id);
    return events.flatMap(({ event, body }) => (event === 'contentPublished' ? [body] : []));
  };
  await publishFolder(db, viennaWith([], slug));
  expect(await versionsTold()).toEqual([{ version: 1 }]);

  await publishFolder(db, viennaWith([], slug));
  await publishFolder(db, viennaWith([['directories/the-house.yaml', 'Das Haus', 'Unser Haus']], slug));
  await publishFolder(db, viennaWith([['hotel.yaml', 'hue: 20', 'hue: 200']], slug));

  expect(await versionsTold()).toEqual([{ version: 1 }, { version: 3 }, { version: 4 }]);
});

/** Returns the slugs of outlets for which a `menuUpdated` event was published. */
async function menuEventsOf(slug: string): Promise<unknown[]> {
  const events = await db
    .select()
    .from(pushOutbox)
    .where(eq(pushOutbox.topic, `property:${propertyIdOf(slug)}`))
    .orderBy(pushOutbox.id);
  return events.flatMap(({ event, body }) =>
    event === 'menuUpdated' && 'outletSlug' in body ? [body.outletSlug] : [],
  );
}
