import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database';
import { createVapidKeys } from './vapid-keys';

test('servers that start at the same moment make one pair of keys, which later ones find', async () => {
  const db = await testDatabase();
  const keys = await Promise.all(Array.from({ length: 4 }, () => createVapidKeys(db)()));

  expect(keys[0]?.publicKey).toMatch(/^[\w-]{87}$/);
  expect([...keys, await createVapidKeys(db)()]).toEqual(Array(5).fill(keys[0]));
});
