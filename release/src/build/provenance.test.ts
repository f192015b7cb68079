import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { suiteRoot } from '../workspace/packages';
import { provenance } from './provenance';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@hotel.example'];

/** Creates a repository of a squad outside of the suite, with one commit. */
async function squadRepository() {
  const dir = await mkdtemp(join(tmpdir(), 'squad-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: dir })
      .toString()
      .trim();
  await mkdir(join(dir, 'spa'));
  await writeFile(join(dir, 'spa/remote.ts'), 'export const remote = {};');
  git('init', '--quiet', '--initial-branch=treatments');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'feat: a remote');
  return { dir: join(dir, 'spa'), commit: git('rev-parse', 'HEAD') };
}

test('a remote in a repository of its own has the commit and the branch of that repository', async () => {
  const { dir, commit } = await squadRepository();
  await mkdir(join(dir, 'dist'));
  await writeFile(join(dir, 'dist/remoteEntry.js'), '');

  expect(await provenance(dir)).toMatchObject({ commit, branch: 'treatments', dirty: false });
});

test('uncommitted changes count in the repository of the remote', async () => {
  const { dir } = await squadRepository();
  await writeFile(join(dir, 'remote.ts'), 'export const remote = { isChanged: true };');

  expect(await provenance(dir)).toMatchObject({ dirty: true });
});

test('a package of the suite has the commit of the suite', async () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: suiteRoot }).toString().trim();

  expect(await provenance(join(suiteRoot, 'shell/src'))).toMatchObject({ commit });
});

test('the commit of a folder without a repository is unknown', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'unpacked-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));

  expect(await provenance(dir)).toMatchObject({ commit: 'unknown', branch: 'unknown', dirty: true });
});
