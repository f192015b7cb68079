import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { readFolder } from './read-folder';

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

test('the files of a folder are read by path; notes and hidden files are ignored', async () => {
  const folder = await folderWith({
    'hotel.yaml': 'slug: a',
    'outlets/bar/outlet.yaml': 'key: bar',
    'notes.md': 'call the printer',
    '.git/config.yaml': 'a: 1',
  });

  const { files, problems } = await readFolder(folder);

  expect([...files.keys()]).toEqual(['hotel.yaml', 'outlets/bar/outlet.yaml']);
  expect(problems).toEqual([]);
});

test('a folder can be named by a path from the current one', async () => {
  const folder = await folderWith({ 'outlets/bar/outlet.yaml': 'key: bar' });

  const { files } = await readFolder(relative(process.cwd(), folder));

  expect([...files.keys()]).toEqual(['outlets/bar/outlet.yaml']);
});

test('the current folder can be named by a dot; installed packages in it are left alone', async () => {
  const { problems } = await readFolder('.');

  expect(problems).toContainEqual(expect.objectContaining({ file: 'pnpm-workspace.yaml' }));
  expect(problems.filter(({ file }) => file.includes('node_modules'))).toEqual([]);
});

test.each([
  ['file-unknown', 'menu.yaml', 'a: 1'],
  ['file-name', 'Hotel.yml', 'a: 1'],
  ['file-large', 'hotel.yaml', `# ${'a'.repeat(1024 * 1024)}`],
])('%s: %s', async (code, path, text) => {
  const { files, problems } = await readFolder(await folderWith({ [path]: text }));

  expect(files.size).toBe(0);
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', code, file: path, line: 1, column: 1 }),
  ]);
});

test('a hotel within the folder is named, because somebody may mean it', async () => {
  const { problems } = await readFolder(await folderWith({ 'casa/hotel.yaml': 'slug: casa' }));

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'file-unknown',
      file: 'casa/hotel.yaml',
      suggestion: 'If it is the hotel, name the folder casa instead.',
    }),
  ]);
});

test.each([
  [
    'Latin 1',
    Buffer.from('slug: a\nname: "é'.replace('é', '\xe9'), 'latin1'),
    'UTF-8',
    { line: 2, column: 8 },
  ],
  ['an umlaut that is cut off', Buffer.from([0x61, 0xc3]), 'UTF-8', { line: 1, column: 2 }],
  ['UTF-16', Buffer.from('\ufeffslug: a\n', 'utf16le'), 'UTF-16', { line: 1, column: 1 }],
  ['UTF-16 without a mark', Buffer.from('slug: a\n', 'utf16le'), 'UTF-16', { line: 1, column: 1 }],
  ['UTF-16 of the other order', Buffer.from('slug: a\n', 'utf16le').swap16(), 'UTF-16', { line: 1 }],
])('file-encoding: %s', async (_what, bytes, named, place) => {
  const { files, problems } = await readFolder(await folderWith({ 'hotel.yaml': bytes }));

  expect(files.size).toBe(0);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'file-encoding',
      file: 'hotel.yaml',
      message: expect.stringContaining(named),
      ...place,
    }),
  ]);
});

test('the mark at the beginning of a file in UTF-8 is no part of its text', async () => {
  const { files } = await readFolder(await folderWith({ 'hotel.yaml': '\ufeffslug: ä' }));

  expect(files.get('hotel.yaml')).toBe('slug: ä');
});

test('file-unreadable: what this user must not read is named, and everything else is read', async () => {
  const folder = await folderWith({
    'hotel.yaml': 'slug: a',
    'guidelines.yaml': 'version: 1',
    'outlets/bar/outlet.yaml': 'key: bar',
  });
  const unreadable = ['guidelines.yaml', 'outlets'].map((path) => join(folder, path));
  await chmod(folder, 0o755);
  for (const path of unreadable) await chmod(path, 0);

  const { files, problems } = await asNobody(() => readFolder(folder));
  for (const path of unreadable) await chmod(path, 0o700);

  expect([...files.keys()]).toEqual(['hotel.yaml']);
  expect(problems).toEqual(
    ['outlets', 'guidelines.yaml'].map((file) =>
      expect.objectContaining({
        severity: 'error',
        code: 'file-unreadable',
        file,
        line: 1,
        column: 1,
        message: expect.stringContaining('permissions'),
      }),
    ),
  );
});

/** Permissions do not hold root back, as which tests may run. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

test('folder-large: the file with which the texts exceed the limit is named', async () => {
  const names = Array.from({ length: 21 }, (_, i) => `directories/d${String(i).padStart(2, '0')}.yaml`);
  const text = `# ${'a'.repeat(1024 * 1024 - 2)}`;

  const { files, problems } = await readFolder(
    await folderWith(Object.fromEntries(names.map((name) => [name, text]))),
  );

  expect(files.size).toBe(20);
  expect(problems).toEqual([
    expect.objectContaining({ code: 'folder-large', file: 'directories/d20.yaml', line: 1, column: 1 }),
  ]);
});

async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hotel-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test('a symbolic link is refused at its place, because what it leads to would be left out', async () => {
  const folder = await folderWith({ 'hotel.yaml': 'slug: a', 'shared/outlet.yaml': 'key: bar' });
  await mkdir(join(folder, 'outlets'));
  await symlink(join(folder, 'shared'), join(folder, 'outlets/bar'));

  const { problems } = await readFolder(folder);

  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'file-link', file: 'outlets/bar', line: 1 }),
  );
});
