import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The sources that are part of every build, without their tests. */
const IN_EVERY_BUILD = ['shared/src', ':!*.test.*', ':!shared/src/testing'];

/**
 * Returns the commit to mix the current sources with: the previous tag or, without tags, the last commit at
 * which the build of every package differed from now. Returns `undefined` if the history does not go back so
 * far, as in a shallow clone.
 */
export async function previousCommit(): Promise<string | undefined> {
  const isChanged = (await git('status', '--porcelain', '--untracked-files=no')) !== '';
  // A tag on the current commit is the current release and not the previous one.
  const tag = await git('describe', '--tags', '--abbrev=0', isChanged ? 'HEAD' : 'HEAD^');
  if (tag) return commitOf(tag);
  const changed = await git('log', '-1', '--format=%H', '--', ...IN_EVERY_BUILD);
  return changed ? commitOf(`${changed}^`) : undefined;
}

/** Resolves a ref to the short hash of its commit. */
export const commitOf = (ref: string): Promise<string | undefined> =>
  git('rev-parse', '--verify', '--quiet', '--short', `${ref}^{commit}`);

/** Returns the output of git; `undefined` if it is empty or the command fails. */
async function git(...args: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', args, { cwd: root });
  const { stdout } = await run.catch(() => ({ stdout: '' }));
  return stdout.trim() || undefined;
}
