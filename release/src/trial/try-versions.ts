import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { latestChange } from '../channel/channel-log';
import type { TryOut } from '../channel/promote';
import { refusals } from '../check/check';
import { resolveRelease } from '../registry/resolve-release';
import { versionsInSet } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { publishedRelease } from './trial-release';
import { tryWithNewShell } from './try-with-new-shell';
import { tryRelease } from './try-release';

/**
 * Tries versions with the shell of the candidate, one after the other, unless guests have both already. A new shell is tried
 * with the remotes beside it as well, because only they show whether it still mounts them, unless it fails itself.
 */
export const tryVersions: TryOut = async (storage, candidate, versions) => {
  const { shell } = candidate;
  if (shell === undefined) return [];
  const host = publishedRelease(storage, await resolveRelease(storage, 'shell', shell));
  const sets = await setsOfGuests(storage);
  const isKnown = (name: string, version: string) =>
    sets.some((its) => its.shell === shell && its[name] === version);
  const verdicts: Verdict[] = [];
  for (const [name, version] of Object.entries(versions)) {
    if (isKnown(name, version)) continue;
    const record = await resolveRelease(storage, name, version);
    verdicts.push(...(await tryRelease(host, publishedRelease(storage, record))));
  }
  if (versions.shell === undefined) return verdicts;
  const part = `shell@${shell}`;
  // Each page of each remote would have to wait for a shell that never mounts it.
  if (refusals(verdicts).some((it) => it.part === part && it.rule === 'mounts')) {
    const reason = `the remotes were not tried with ${part}, because it fails itself`;
    return [...verdicts, { rule: 'mounts', part, outcome: 'noted', reason }];
  }
  for (const [name, version] of Object.entries(candidate)) {
    if (name in versions || isKnown(name, version)) continue;
    const its = sets.find((set) => set[name] === version);
    verdicts.push(...(await tryWithNewShell(storage, host, { name, version, shellOfToday: its?.shell })));
  }
  return verdicts;
};

/** Returns the sets that guests have in production: all of them, or some. */
async function setsOfGuests(storage: ReleaseStorage): Promise<Record<string, string>[]> {
  const change = await latestChange(storage, 'production');
  return Promise.all([change?.set, change?.rollout?.set].map((set) => versionsInSet(storage, set ?? null)));
}
