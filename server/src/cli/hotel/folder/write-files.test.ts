import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from './write-files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'write-files-'))));
afterEach(() => rm(folder, { recursive: true }));

test('of several files none is written if one cannot be', async () => {
  const [one, other] = [join(folder, 'one.yaml'), join(folder, 'one.yaml', 'other.yaml')];
  await writeFile(one, 'before');

  await expect(
    writeFiles([
      [one, 'after'],
      [other, 'after'],
    ]),
  ).rejects.toMatchObject({ syscall: 'mkdir' });

  expect(await readFile(one, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['one.yaml']);
});

test('the file behind a link is replaced, and the link stays', async () => {
  const [file, link] = [join(folder, 'texts.csv'), join(folder, 'link.csv')];
  await writeFile(file, 'before');
  await symlink('texts.csv', link);

  await writeFiles([[link, 'after']]);

  expect(await readlink(link)).toBe('texts.csv');
  expect(await readFile(file, 'utf8')).toBe('after');
});

test('a pipe is written to and not replaced', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);

  const [received] = await Promise.all([readFile(pipe, 'utf8'), writeFiles([[pipe, 'a table']])]);

  expect(received).toBe('a table');
  expect((await stat(pipe)).isFIFO()).toBe(true);
});
