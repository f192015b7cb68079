import { and, eq } from 'drizzle-orm';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentVersion } from '../../../platform/db/tables/schema';
import { editFile } from '../testing/edit-file';
import { newHost } from '../testing/new-host';
import { runHotel, runHotelAsJson } from '../testing/run-hotel';

const MENU = 'outlets/bar/menus/drinks.yaml';
const { db, home, env } = await newHost();
const hotel = (...args: string[]) => runHotelAsJson(args, env);
const publish = (folder: string, ...flags: string[]) =>
  hotel('import', folder, '--publish', '--yes', ...flags);

/** Returns the folders of two people who keep the content of the same hotel. */
async function twoFolders(slug: string): Promise<{ mine: string; theirs: string }> {
  const [mine, theirs] = [join(home, slug), join(home, `${slug}-theirs`)];
  await runHotel(['new', mine], env);
  expect(await publish(mine)).toMatchObject({ code: 0 });
  expect(await hotel('export', slug, theirs)).toMatchObject({ code: 0 });
  return { mine, theirs };
}

const live = async (slug: string, file: string): Promise<string> => {
  const copy = await mkdtemp(join(home, 'live-'));
  expect(await hotel('export', slug, copy)).toMatchObject({ code: 0 });
  return readFile(join(copy, file), 'utf8');
};

test('a folder from before another publication is refused with what differs, and the diff tells both sides', async () => {
  const { mine, theirs } = await twoFolders('stale');
  await editFile(theirs, MENU, 'price: 3.20', 'price: 3.50');
  expect(await publish(theirs)).toMatchObject({ code: 0 });
  await editFile(mine, 'hotel.yaml', 'tagline: One', 'tagline: Another');

  const told = await runHotel(['diff', mine], env);
  const asJson = await hotel('diff', mine);
  const refused = await publish(mine);

  expect(told.code).toBe(1);
  expect(told.out).toMatch(/Version 2 of operator:\S+ has been published since .* version 1\./);
  expect(told.out).toMatch(/Changed there \(1\):\n~ menuItem "Espresso": price: EUR 3\.20 > EUR 3\.50/);
  expect(told.out).toMatch(/Changed here \(1\):\n~ property/);
  expect(asJson).toMatchObject({ live: 2, base: 1, conflicts: [] });
  expect(refused).toMatchObject({ code: 73, error: { code: 'base-moved' } });
  expect(refused.error.message).toContain(MENU);
  expect(refused.error.message).toContain('--rebase');
  expect(await live('stale', MENU)).toContain('price: 3.50');
});

test('with --rebase, edits of two people to different dishes of one menu are both live and in the folder', async () => {
  const { mine, theirs } = await twoFolders('merged');
  await editFile(theirs, MENU, 'price: 3.20', 'price: 3.50');
  await rm(join(theirs, 'activities/morning-walk.yaml'));
  expect(await publish(theirs)).toMatchObject({ code: 0 });
  const menu = await readFile(join(mine, MENU), 'utf8');
  await writeFile(
    join(mine, MENU),
    `${menu.trimEnd()}\n      - { key: soda, name: Soda, price: 2.00, allergens: [] }\n`,
  );

  const dry = await publish(mine, '--rebase', '--dry-run');
  expect(await readFile(join(mine, MENU), 'utf8')).toContain('price: 3.20');
  const published = await publish(mine, '--rebase');

  expect(dry).toMatchObject({ code: 0, added: 1, changed: 0, gone: 0 });
  expect(published).toMatchObject({ code: 0, takenOver: ['activities/morning-walk.yaml', MENU], added: 1 });
  const text = await live('merged', MENU);
  expect(text).toContain('price: 3.50');
  expect(text).toContain('key: soda');
  expect(await readFile(join(mine, MENU), 'utf8')).toBe(text);
  expect(await hotel('diff', mine)).toMatchObject({ code: 0 });
  expect(await publish(mine)).toMatchObject({ code: 0, added: 0, changed: 0, gone: 0 });
});

test('a dish that both have changed is a conflict that names it, and nothing is published or written', async () => {
  const { mine, theirs } = await twoFolders('conflict');
  await editFile(theirs, MENU, 'price: 3.20', 'price: 3.50');
  expect(await publish(theirs)).toMatchObject({ code: 0 });
  await editFile(mine, MENU, 'price: 3.20', 'price: 3.90');

  const refused = await publish(mine, '--rebase');

  expect(refused).toMatchObject({ code: 73, error: { code: 'changed-by-both' } });
  expect(refused.error.message).toContain('bar/drinks/espresso');
  expect(await readFile(join(mine, MENU), 'utf8')).toContain('price: 3.90');
  expect(await live('conflict', MENU)).toContain('price: 3.50');
  expect(await publish(mine, '--rebase', '--overwrite')).toMatchObject({ code: 0 });
  expect(await live('conflict', MENU)).toContain('price: 3.90');
});

test('a stored draft takes over what was published since with publish --rebase', async () => {
  const { mine, theirs } = await twoFolders('drafted');
  await editFile(mine, 'hotel.yaml', 'tagline: One', 'tagline: Another');
  expect(await hotel('import', mine)).toMatchObject({ code: 0, version: 2 });
  await editFile(theirs, MENU, 'price: 3.20', 'price: 3.50');
  expect(await publish(theirs)).toMatchObject({ code: 0, version: 3 });

  expect(await hotel('publish', 'drafted', '2', '--yes')).toMatchObject({ code: 73 });
  expect(await hotel('publish', 'drafted', '2', '--yes', '--rebase')).toMatchObject({ code: 0, version: 4 });

  expect(await live('drafted', MENU)).toContain('price: 3.50');
  expect(await live('drafted', 'hotel.yaml')).toContain('tagline: Another');
});

test('a folder that was last in step with a discarded version is refused until --overwrite', async () => {
  const { mine, theirs } = await twoFolders('forgotten');
  await editFile(theirs, MENU, 'price: 3.20', 'price: 3.50');
  expect(await publish(theirs)).toMatchObject({ code: 0 });
  const isFirst = and(eq(contentVersion.slug, 'forgotten'), eq(contentVersion.number, 1));
  await db.update(contentVersion).set({ state: 'discarded' }).where(isFirst);
  await editFile(mine, 'hotel.yaml', 'tagline: One', 'tagline: Another');

  const told = await runHotel(['diff', mine], env);
  const refused = await publish(mine);
  const rebased = await publish(mine, '--rebase');

  expect(told).toMatchObject({ code: 1, out: expect.stringContaining('a version that is no longer kept') });
  expect([refused, rebased]).toMatchObject([
    { code: 73, error: { code: 'base-moved' } },
    { code: 73, error: { code: 'base-moved' } },
  ]);
  expect(await live('forgotten', MENU)).toContain('price: 3.50');
  expect(await publish(mine, '--overwrite')).toMatchObject({ code: 0 });
  expect(await live('forgotten', MENU)).toContain('price: 3.20');
});

test('a folder whose draft was published later, and a copy of it, are in step', async () => {
  const { mine } = await twoFolders('in-step');
  await editFile(mine, MENU, 'price: 3.20', 'price: 3.50');
  await hotel('import', mine);
  await editFile(mine, MENU, 'price: 3.50', 'price: 3.60');
  await hotel('import', mine);
  expect(await hotel('publish', 'in-step', '2', '--yes')).toMatchObject({ code: 0 });
  const copy = join(home, 'in-step-copy');
  await cp(mine, copy, { recursive: true });

  expect(await publish(copy)).toMatchObject({ code: 0 });

  expect(await live('in-step', MENU)).toContain('price: 3.60');
});
