import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { currentUser } from '../workspace/current-user';

/** Returns the origin of a build of sources in `dir`, which may be in a repository of its own. Without one, the commit is unknown. */
export async function provenance(dir: string): Promise<ReleaseRecord['provenance']> {
  const [commit, branch, changes] = await Promise.all([
    git(dir, 'rev-parse', 'HEAD'),
    git(dir, 'rev-parse', '--abbrev-ref', 'HEAD'),
    // The output of the build is no change of its sources, also where no `.gitignore` names it.
    git(dir, 'status', '--porcelain', '--', ':/', ':(exclude)dist'),
  ]);
  return {
    commit: commit ?? 'unknown',
    branch: branch ?? 'unknown',
    dirty: changes !== '',
    builder: currentUser(),
    builtAt: new Date().toISOString(),
  };
}

async function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd })).stdout.trim();
  } catch {
    // Without git or a checkout, as in an unpacked tarball, the build works all the same.
    return undefined;
  }
}
