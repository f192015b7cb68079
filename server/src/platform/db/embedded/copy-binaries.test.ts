import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyBinaries } from './copy-binaries';

test('a copy is readable and executable for all users, preserves links and omits archives', async () => {
  const { source, target } = await createFolders();

  await copyBinaries(source, target);

  expect((await lstat(join(target, 'bin'))).mode & 0o777).toBe(0o755);
  expect((await lstat(join(target, 'bin', 'run'))).mode & 0o777).toBe(0o755);
  expect((await lstat(join(target, 'lib.so.1'))).mode & 0o777).toBe(0o644);
  expect((await lstat(join(target, 'lib.so'))).isSymbolicLink()).toBe(true);
  expect(await readdir(target)).not.toContain('lib.a');
});

test('a complete copy is reused, and one with a missing file is replaced', async () => {
  const { source, target } = await createFolders();
  await copyBinaries(source, target);
  const first = await lstat(target);

  await copyBinaries(source, target);
  expect((await lstat(target)).ino).toBe(first.ino);

  await rm(join(target, 'bin', 'run'));
  await copyBinaries(source, target);
  expect(await readFile(join(target, 'bin', 'run'), 'utf8')).toBe('program');
});

test('a folder that other users can write to is not trusted', async () => {
  const { source, target } = await createFolders();
  await mkdir(target);
  await chmod(target, 0o777);

  await expect(copyBinaries(source, target)).rejects.toThrow('belongs to somebody else');
});

test.runIf(process.getuid?.() === 0)('files of another user are not trusted', async () => {
  const { source, target } = await createFolders();
  await mkdir(target, { mode: 0o755 });
  await chown(target, 65_534, 65_534);

  await expect(copyBinaries(source, target)).rejects.toThrow('belongs to somebody else');
});

/** Creates a folder of programs that only its owner may read, and a target for the copy. */
async function createFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = join(folder, 'source');
  await mkdir(join(source, 'bin'), { recursive: true, mode: 0o700 });
  await writeFile(join(source, 'bin', 'run'), 'program', { mode: 0o700 });
  await writeFile(join(source, 'lib.so.1'), 'library', { mode: 0o600 });
  await writeFile(join(source, 'lib.a'), 'archive');
  await symlink('lib.so.1', join(source, 'lib.so'));
  return { source, target: join(folder, 'target') };
}
