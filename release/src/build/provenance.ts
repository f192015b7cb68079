import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { currentUser } from '../workspace/current-user';
import { suiteRoot } from '../workspace/packages';

/** Returns the origin of a build. Outside a git checkout the commit is unknown. */
export async function provenance(): Promise<ReleaseRecord['provenance']> {
  const [commit, branch, changes] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('rev-parse', '--abbrev-ref', 'HEAD'),
    git('status', '--porcelain'),
  ]);
  return {
    commit: commit ?? 'unknown',
    branch: branch ?? 'unknown',
    dirty: changes !== '',
    builder: currentUser(),
    builtAt: new Date().toISOString(),
  };
}

async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: suiteRoot })).stdout.trim();
  } catch {
    // Without git or a checkout, as in an unpacked tarball, the build works all the same.
    return undefined;
  }
}
