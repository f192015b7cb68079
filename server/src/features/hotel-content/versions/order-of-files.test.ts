import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { createVersionRepository } from './version.repository';

const db = await testDatabase('filled');

test('the files of a version are in the order of the folder, also in a database that sorts like a dictionary', async () => {
  await db.execute(sql`create collation dictionary (provider = icu, locale = 'und-u-ka-shifted')`);
  await withoutViews(() =>
    db.execute(sql`alter table content_part alter column path type text collate dictionary`),
  );
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

/** The type of a column cannot be changed while a view shows it. */
async function withoutViews(work: () => Promise<unknown>): Promise<void> {
  const view = sql.identifier('content_version_file');
  const { rows } = await db.execute<{ definition: string }>(
    sql`select pg_get_viewdef('content_version_file'::regclass) as definition`,
  );
  await db.execute(sql`drop view ${view}`);
  await work();
  await db.execute(sql`create view ${view} as ${sql.raw(rows[0]?.definition ?? '')}`);
}
