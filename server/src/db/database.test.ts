import { expect, test, vi } from 'vitest';
import { testConnection } from '../testing/test-database';
import { openDatabase } from './database';

const SHUT_DOWN = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
});

test('a connection that breaks is told of, but not one that is being closed', async () => {
  const onError = vi.fn();
  const { $client: pool } = openDatabase(await testConnection(), onError);
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  first.release();
  second.release();

  first.emit('error', SHUT_DOWN);
  const closed = pool.end();
  second.emit('error', SHUT_DOWN);
  await closed;

  expect(onError).toHaveBeenCalledOnce();
});
