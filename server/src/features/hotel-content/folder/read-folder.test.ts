import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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
  ['file-encoding', 'hotel.yaml', Buffer.from([0x61, 0xe4, 0x62])],
  ['file-large', 'hotel.yaml', `# ${'a'.repeat(1024 * 1024)}`],
])('%s: %s', async (code, path, text) => {
  const { files, problems } = await readFolder(await folderWith({ [path]: text }));

  expect(files.size).toBe(0);
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', code, file: path, line: 1, column: 1 }),
  ]);
});

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
