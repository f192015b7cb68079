import { latestChange } from '../channel/channel-log';
import type { TryOut } from '../channel/promote';
import { resolveRelease } from '../registry/resolve-release';
import { versionsInSet } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { publishedRelease } from './trial-release';
import { tryRelease } from './try-release';

/** Tries versions with the shell of the candidate, one after the other, unless guests have both already. */
export const tryVersions: TryOut = async (storage, candidate, versions) => {
  const { shell } = candidate;
  if (shell === undefined) return [];
  const host = publishedRelease(storage, await resolveRelease(storage, 'shell', shell));
  const known = await releasesOfGuests(storage, shell);
  const verdicts = [];
  for (const [name, version] of Object.entries(versions)) {
    if (known.has(`${name}@${version}`)) continue;
    const record = await resolveRelease(storage, name, version);
    verdicts.push(...(await tryRelease(host, publishedRelease(storage, record))));
  }
  return verdicts;
};

/** Returns what runs in production with a shell, for all of its guests or for some. */
async function releasesOfGuests(storage: ReleaseStorage, shell: string): Promise<Set<string>> {
  const change = await latestChange(storage, 'production');
  const sets = await Promise.all(
    [change?.set, change?.rollout?.set].map((set) => versionsInSet(storage, set ?? null)),
  );
  return new Set(
    sets
      .filter((its) => its.shell === shell)
      .flatMap((its) => Object.entries(its).map((pair) => pair.join('@'))),
  );
}
