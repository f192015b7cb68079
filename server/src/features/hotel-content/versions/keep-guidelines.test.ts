import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { property, replacedGuidelines } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { keepGuidelines } from './keep-guidelines';
import { rowsOfFiles } from './rows-of-files';
import { createVersionRepository } from './version.repository';

const db = await testDatabase('filled');
const versions = createVersionRepository(db);

test.each([
  [undefined, '1'],
  ['1', undefined],
])('guidelines without a version have the first one: from %s to %s nothing is replaced', async (was, is) => {
  await publishFolder(db, viennaWith([], 'wien-unversioned'));
  const live = (await versions.live('wien-unversioned')) ?? expect.fail('nothing is live');
  const rows = rowsOfFiles(await versions.filesOf(live));
  const withVersion = (guidelinesVersion: string | undefined) => ({
    ...rows,
    property: rows.property.map((row) => ({ ...row, guidelinesVersion })),
  });

  await db.transaction((tx) =>
    keepGuidelines(tx, { before: withVersion(was), after: withVersion(is), now: new Date(NOON) }),
  );

  const kept = await db
    .select({ version: replacedGuidelines.version })
    .from(replacedGuidelines)
    .innerJoin(property, eq(property.id, replacedGuidelines.propertyId))
    .where(eq(property.slug, 'wien-unversioned'));
  expect(kept).toEqual([]);
});
