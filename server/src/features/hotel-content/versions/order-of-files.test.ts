import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { createVersionRepository } from './version.repository';

const db = await testDatabase('filled');

test('the files of a version are in the order of the folder, also in a database that sorts like a dictionary', async () => {
  await db.execute(sql`create collation dictionary (provider = icu, locale = 'und-u-ka-shifted')`);
  await db.execute(sql`alter table content_part alter column path type text collate dictionary`);
  const slug = 'wien-sorted';
  const files = viennaWith([], slug);
  const spa = files.get('outlets/spa/outlet.yaml') ?? '';
  files.set('outlets/bar-x/outlet.yaml', spa.replace('key: spa', 'key: bar-x'));

  await publishFolder(db, files);

  const versions = createVersionRepository(db);
  const live = await versions.live(slug);
  if (!live) throw new Error('nothing is live');
  expect([...(await versions.filesOf(live)).files.keys()]).toEqual([...files.keys()].sort());
});
