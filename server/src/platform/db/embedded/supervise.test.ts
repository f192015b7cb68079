import { expect, test } from 'vitest';
import { createLog } from '../../log/logging';
import type { EmbeddedPostgres } from './embedded-postgres';
import { supervise } from './supervise';

/** Creates a fake PostgreSQL that ends when the test says so, and may fail to start. */
function fakePostgres(startFails: () => boolean) {
  let end = () => {};
  let ended = new Promise<void>((resolve) => (end = resolve));
  let starts = 0;
  const postgres: EmbeddedPostgres = {
    connection: () => ({}),
    get ended() {
      return ended;
    },
    async restart() {
      starts += 1;
      if (startFails()) throw new Error('could not start');
      ended = new Promise<void>((resolve) => (end = resolve));
    },
    async stop() {
      end();
    },
  };
  return { postgres, end: () => end(), starts: () => starts };
}

const options = { log: createLog('silent'), isDiskFull: async () => false, delaysMs: [1] };

test('a database that ends is started again, and not after the server has stopped it', async () => {
  const { postgres, end, starts } = fakePostgres(() => false);
  const supervised = supervise(postgres, options);

  end();
  await expect.poll(starts).toBe(1);
  await supervised.stop();
  await supervised.gaveUp;

  expect(starts()).toBe(1);
});

test('after five failures it is not started again, whether it cannot start or ends right away', async () => {
  const broken = fakePostgres(() => true);
  const short = fakePostgres(() => {
    setTimeout(short.end, 1);
    return false;
  });

  for (const { postgres, end } of [broken, short]) {
    const { gaveUp } = supervise(postgres, options);
    end();
    await gaveUp;
  }

  expect([broken.starts(), short.starts()]).toEqual([4, 4]);
});

test('failures while the disk is full do not count, because a start succeeds once there is space', async () => {
  let isFull = true;
  const { postgres, end, starts } = fakePostgres(() => isFull);
  const supervised = supervise(postgres, { ...options, isDiskFull: async () => isFull });

  end();
  await expect.poll(starts).toBeGreaterThan(10);
  isFull = false;
  const before = starts();
  await expect.poll(starts).toBeGreaterThan(before);
  await supervised.stop();
});

test('a stop ends the wait for the next attempt', async () => {
  const { postgres, end, starts } = fakePostgres(() => false);
  const supervised = supervise(postgres, { ...options, delaysMs: [60_000] });
  end();

  await supervised.stop();

  expect(starts()).toBe(0);
});
