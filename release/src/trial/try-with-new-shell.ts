import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { refusals } from '../check/check';
import { resolveRelease } from '../registry/resolve-release';
import type { ReleaseStorage } from '../storage/storage';
import { publishedRelease, type TrialRelease } from './trial-release';
import { tryRelease } from './try-release';

/**
 * Tries a remote that does not change with a new shell, and returns the refusals. A rule that the remote also breaks
 * with the current shell does not count against the new one.
 */
export async function tryWithNewShell(
  storage: ReleaseStorage,
  shell: TrialRelease,
  { name, version, shellOfToday }: { name: string; version: string; shellOfToday: string | undefined },
): Promise<Verdict[]> {
  const remote = publishedRelease(storage, await resolveRelease(storage, name, version));
  const refused = refusals(await tryRelease(shell, remote));
  if (refused.length === 0) return [];
  const today =
    shellOfToday && publishedRelease(storage, await resolveRelease(storage, 'shell', shellOfToday));
  const known = today ? refusals(await tryRelease(today, remote)) : [];
  const host = `${shell.record.name}@${shell.record.version}`;
  return refused
    .filter(({ rule }) => !known.some((it) => it.rule === rule))
    .map((verdict) => ({ ...verdict, reason: `with ${host}, ${verdict.reason}` }));
}
