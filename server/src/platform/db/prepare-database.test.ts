import pg from 'pg';
import { expect, test } from 'vitest';
import { testConnection } from '../../testing/test-database';
import { openDatabase } from './database';
import { fillDemo } from '../../demo/fill-demo';
import { testPictures } from '../../testing/demo-pictures';
import { prepareDatabase } from './prepare-database';
import journal from './migrations/meta/_journal.json';
import { property } from './tables/schema';

/** The migration whose triggers lock two tables, and everything after it, as the journal names it. */
const WHO_HAS_LEFT = journal.entries.find(({ tag }) => tag === '0054_who_has_left') ?? { when: Infinity };
const WAITING = `select 1 from pg_stat_activity
  where application_name = 'guest-suite-migrate' and datname = current_database() and wait_event_type = 'Lock'`;

test('servers that start on an empty database at the same time prepare it once', async () => {
  const connection = await testConnection('template0');
  const pictures = await testPictures();
  const outcomes: string[] = [];
  const start = () =>
    prepareDatabase(connection, async (db) => {
      outcomes.push(await fillDemo(db, { now: new Date(), pictures, slugs: ['casa-miramar'] }));
    });

  await Promise.all([start(), start(), start()]);

  expect(outcomes.sort()).toEqual(['filled', 'kept', 'kept']);
  const db = openDatabase(connection, () => {});
  expect(await db.$count(property)).toBe(1);
  await db.$client.end();
});

test('a user without permission to create tables gets an explanation', async () => {
  const connection = await testConnection('template0');
  const owner = new pg.Client(connection);
  await owner.connect();
  await owner.query('drop role if exists poor');
  await owner.query('create role poor login');
  await owner.end();

  await expect(prepareDatabase({ ...connection, user: 'poor' })).rejects.toThrow(
    'The database cannot be used: its user may not create tables in it.',
  );
});

test('a migration that meets a deadlock with a running server starts again', async () => {
  const connection = await testConnection('migrated');
  const [server, observer] = [new pg.Client(connection), new pg.Client(connection)];
  await Promise.all([server.connect(), observer.connect()]);
  // A migration and those after it are undone, so that it runs again beside a server that locks its tables the other way
  // round.
  await server.query(`
    drop view content_version_file, content_version_picture;
    drop table post_restriction_cause, content_packed, content_written_part, content_written_set;
    alter table content_blob drop column base_sha256, drop column delta;
    drop index person_key_verified;
    drop index user_event_age;
    drop table notice_mail;
    drop trigger guest_follows_stay on guest;
    drop trigger check_out_ends_stay on check_out;
    drop function follow_stay, leave_with_check_out;
    delete from drizzle.__drizzle_migrations where created_at >= ${WHO_HAS_LEFT.when};
  `);
  // This connection looks for a deadlock so late that the migration finds it first and is the one that ends.
  await server.query("set deadlock_timeout = '60s'");
  await server.query('begin; lock table guest in row exclusive mode');

  const migrating = prepareDatabase(connection);
  await expect
    .poll(async () => (await observer.query(WAITING)).rowCount, { interval: 10, timeout: 20_000 })
    .toBe(1);
  await server.query('lock table check_out in row exclusive mode; commit');
  await migrating;

  const { rows } = await server.query(
    "select 1 from pg_trigger where tgname in ('guest_follows_stay', 'check_out_ends_stay')",
  );
  expect(rows).toHaveLength(2);
  await Promise.all([server.end(), observer.end()]);
});
