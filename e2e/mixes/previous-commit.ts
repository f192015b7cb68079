import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What goes into every build, but for its tests. */
const IN_EVERY_BUILD = ['shared/src', ':!*.test.*', ':!shared/src/testing'];

/**
 * What these sources are mixed with: the tag before them or, where nothing is tagged, the last commit at which every part
 * was another build than now. Undefined where the history does not go back so far, as in a shallow clone.
 */
export async function previousCommit(): Promise<string | undefined> {
  const isChanged = (await git('status', '--porcelain', '--untracked-files=no')) !== '';
  // A tag of these very sources is what they are, not what was before them.
  const tag = await git('describe', '--tags', '--abbrev=0', isChanged ? 'HEAD' : 'HEAD^');
  if (tag) return commitOf(tag);
  const changed = await git('log', '-1', '--format=%H', '--', ...IN_EVERY_BUILD);
  return changed ? commitOf(`${changed}^`) : undefined;
}

/** The commit that somebody names, in short. */
export const commitOf = (ref: string): Promise<string | undefined> =>
  git('rev-parse', '--verify', '--quiet', '--short', `${ref}^{commit}`);

/** Undefined where it has nothing to say, or fails. */
async function git(...args: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', args, { cwd: root });
  const { stdout } = await run.catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}
