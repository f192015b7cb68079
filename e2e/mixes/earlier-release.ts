import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runRelease } from '../suite/release-command';
import type { Versions } from './pairs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface PublishedRelease {
  name: string;
  version: string;
}

/** Checks out an earlier commit next to this one, builds and publishes it. Returns its versions. */
export async function publishEarlier(
  commit: string,
  names: readonly string[],
  { store, print }: { store: string; print: (line: string) => void },
): Promise<Versions> {
  const dir = join(root, '.cache/mixes', commit);
  if (!existsSync(dir)) {
    print(`Checking out ${commit} …`);
    await run('git', ['worktree', 'prune'], { cwd: root });
    await run('git', ['worktree', 'add', '--detach', dir, commit], { cwd: root });
  }
  const execOptions = { cwd: dir, maxBuffer: MAX_OUTPUT_BYTES };
  print(`Installing and building ${commit} …`);
  await run(
    'npx',
    ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'],
    execOptions,
  );
  await run('npx', ['--yes', 'pnpm@12.21.0', 'build'], execOptions);
  const versions: Record<string, string> = {};
  for (const name of names) {
    const dist = join(dir, name === 'shell' ? 'shell' : `mfe-${name}`, 'dist');
    // The cast is safe because this is the documented JSON output of the command.
    const { version } = (await runRelease(
      store,
      'publish',
      name,
      '--from',
      dist,
      '--if-new',
    )) as PublishedRelease;
    versions[name] = version;
  }
  return versions;
}

/** Builds the current sources again under another version: the files differ, the behaviour does not. */
export async function publishAgain(
  names: readonly string[],
  { store, version = '0.0.0-again' }: { store: string; version?: string },
): Promise<Versions> {
  for (const name of names) {
    await runRelease(store, 'build', name, '--as', version);
    const dist = join(root, '.cache/versions', `${name}-${version}`, 'dist');
    await runRelease(store, 'publish', name, '--from', dist, '--if-new');
  }
  return Object.fromEntries(names.map((name) => [name, version]));
}
