import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskStore } from './disk-store';

const folder = await mkdtemp(join(tmpdir(), 'files-'));
afterAll(() => rm(folder, { recursive: true }));
const store = createDiskStore(folder);
const key = 'p/casa-miramar/0c6f2c2e-1111-4222-8333-123456789abc.txt';

test('a file is written and replaced atomically, and removing it twice succeeds', async () => {
  await Promise.all(['one', 'two', 'three'].map((words) => store.put(key, Buffer.from(words), 'text/plain')));
  const parts: Buffer[] = [];
  for await (const part of (await store.read(key)) ?? []) parts.push(Buffer.from(part));
  const left = await readdir(join(folder, 'p/casa-miramar'));
  await store.remove(key);
  await store.remove(key);

  expect(['one', 'two', 'three']).toContain(Buffer.concat(parts).toString());
  expect(left).toEqual([key.split('/').at(-1)]);
  expect(await store.read(key)).toBeUndefined();
});

test.each([
  ['../a.txt'],
  ['p/casa-miramar/../../a.txt'],
  ['/etc/passwd'],
  ['p/casa-miramar/a.txt/../b.txt'],
  [''],
])('the key %s is rejected', async (name) => {
  await expect(store.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow('invalid file key');
  await expect(store.read(name)).rejects.toThrow('invalid file key');
  await expect(store.remove(name)).rejects.toThrow('invalid file key');
});

test('a full disk is reported as storage_full, and no partial file remains', async () => {
  const full = createDiskStore(folder, () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });

  await expect(full.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    status: 503,
    code: 'storage_full',
  });
  expect((await readdir(join(folder, 'p/casa-miramar'))).filter((name) => name.endsWith('.part'))).toEqual(
    [],
  );
});

test.each(['EMFILE', 'ENFILE', 'EIO', 'ENOMEM'])(
  'a machine that fails with %s is reported as unavailable, without the name of the file',
  async (code) => {
    const failing = createDiskStore(folder, async (part) => {
      await writeFile(part, 'half');
      throw Object.assign(new Error(`${code}: open '${part}'`), { code });
    });

    const refusal = failing.put(key, Buffer.from('x'), 'text/plain');

    await expect(refusal).rejects.toMatchObject({
      status: 503,
      code: 'storage_unavailable',
      details: { retryAfter: 5 },
      cause: { message: `the file store failed with ${code}` },
    });
    expect(await readdir(join(folder, 'p/casa-miramar'))).toEqual([]);
  },
);

test('other write errors are not reported as storage_full', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');

  await expect(createDiskStore(file).put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});
