import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menu, outlet, property } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const db = await testDatabase();

test('an outlet of another hotel is not taken over by its id', async () => {
  await publishFolder(db, viennaWith([], 'wien-owner'));
  const [before] = await outletsOf('wien-owner');
  const thief = viennaWith(
    [['outlets/spa/outlet.yaml', 'key: spa', `key: spa\nuuid: ${before?.id}`]],
    'wien-thief',
  );

  await expect(publishFolder(db, thief)).rejects.toMatchObject({
    name: 'ContentConflict',
    code: 'id-taken',
    message: expect.stringContaining(String(before?.id)),
  });

  expect((await outletsOf('wien-owner'))[0]).toEqual(before);
  expect(await outletsOf('wien-thief')).toEqual([]);
});

test('a hotel is not taken over by its id, and keeps the id that it has', async () => {
  await publishFolder(db, viennaWith([], 'wien-house'));
  const withId = (slug: string, id: string) =>
    viennaWith([['hotel.yaml', `slug: ${slug}`, `slug: ${slug}\nuuid: ${id}`]], slug);
  const ownId = randomUUID();

  await expect(publishFolder(db, withId('wien-squatter', propertyIdOf('wien-house')))).rejects.toMatchObject({
    code: 'id-taken',
  });
  await expect(publishFolder(db, withId('wien-house', ownId))).rejects.toMatchObject({ code: 'id-taken' });
  await publishFolder(db, withId('wien-moved', ownId));

  const houses = await db.select({ id: property.id, slug: property.slug }).from(property);
  expect(houses).toContainEqual({ id: propertyIdOf('wien-house'), slug: 'wien-house' });
  expect(houses).toContainEqual({ id: ownId, slug: 'wien-moved' });
  expect(houses.map(({ slug }) => slug)).not.toContain('wien-squatter');
});

test('a menu with the id of another hotel’s menu is a conflict', async () => {
  await publishFolder(db, viennaWith([], 'wien-menus'));
  const [taken] = await db
    .select()
    .from(menu)
    .where(eq(menu.propertyId, propertyIdOf('wien-menus')));
  const other = viennaWith(
    [['outlets/bar/menus/drinks.yaml', 'key: drinks', `key: drinks\nuuid: ${taken?.id}`]],
    'wien-others',
  );

  await expect(publishFolder(db, other)).rejects.toMatchObject({
    name: 'ContentConflict',
    code: 'id-taken',
    message: expect.stringContaining(String(taken?.id)),
  });
});

test('a withdrawn outlet returns by its id under another key', async () => {
  await publishFolder(db, viennaWith([], 'wien-back'));
  const spa = (await outletsOf('wien-back')).find(({ slug }) => slug === 'spa');
  const without = viennaWith([], 'wien-back');
  for (const path of ['outlets/spa/outlet.yaml', 'activities/steam-evening.yaml']) without.delete(path);
  await publishFolder(db, without);

  await publishFolder(
    db,
    viennaWith(
      [
        ['outlets/spa/outlet.yaml', 'key: spa', `key: bath\nuuid: ${spa?.id}`],
        ['activities/steam-evening.yaml', 'outlet: spa', 'outlet: bath'],
      ],
      'wien-back',
    ),
  );

  expect(await outletsOf('wien-back')).toContainEqual(
    expect.objectContaining({ id: spa?.id, slug: 'bath', withdrawnAt: null }),
  );
});

const outletsOf = (slug: string) =>
  db
    .select()
    .from(outlet)
    .where(eq(outlet.propertyId, propertyIdOf(slug)))
    .orderBy(outlet.slug);
