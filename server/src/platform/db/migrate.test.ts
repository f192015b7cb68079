import pg from 'pg';
import { expect, test } from 'vitest';
import { testConnection } from '../../testing/test-database';
import { openDatabase } from './database';
import { fillDemo } from '../../demo/fill-demo';
import { testPictures } from '../../testing/demo-pictures';
import { prepareDatabase } from './migrate';
import { property } from './tables/schema';

test('servers that start on an empty database at the same time prepare it once', async () => {
  const connection = await testConnection('template0');
  const pictures = await testPictures();
  const outcomes: string[] = [];
  const start = () =>
    prepareDatabase(connection, async (db) => {
      outcomes.push(await fillDemo(db, { now: new Date(), pictures }));
    });

  await Promise.all([start(), start(), start()]);

  expect(outcomes.sort()).toEqual(['filled', 'kept', 'kept']);
  const db = openDatabase(connection, () => {});
  expect(await db.$count(property)).toBe(3);
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
