import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../testing/fixture-store';
import { withLock } from './with-lock';

test('only one process at a time works in a directory, and no lock file remains', async () => {
  const folder = await fixtureFolder();
  let working = 0;
  let most = 0;

  await Promise.all(
    [1, 2, 3].map(() =>
      withLock(join(folder, 'lock'), async () => {
        most = Math.max(most, ++working);
        await new Promise((resolve) => setTimeout(resolve, 20));
        working--;
      }),
    ),
  );

  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a failure releases the lock', async () => {
  const lock = join(await fixtureFolder(), 'lock');

  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await withLock(lock, async () => 'done')).toBe('done');
});

test('the lock of a killed process is ignored', async () => {
  const lock = join(await fixtureFolder(), 'lock');
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  await writeFile(lock, String(killed.pid));

  const both = await Promise.all([1, 2].map((one) => withLock(lock, async () => one)));

  expect(both).toEqual([1, 2]);
});
