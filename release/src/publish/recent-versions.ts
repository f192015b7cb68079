import { channelNames, latestChange } from '../channel/channel-log';
import { versionsInSet } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';

/** The number of versions per channel of which a returning guest may still have the files. */
const VERSIONS_PER_CHANNEL = 3;

/** Returns the versions of a package that each channel has offered last, without duplicates. */
export async function recentVersions(storage: ReleaseStorage, name: string): Promise<string[]> {
  const channels = await channelNames(storage);
  const perChannel = await Promise.all(channels.map((channel) => lastOnChannel(storage, channel, name)));
  return [...new Set(perChannel.flat())];
}

async function lastOnChannel(storage: ReleaseStorage, channel: string, name: string): Promise<string[]> {
  const change = await latestChange(storage, channel);
  if (!change) return [];
  const versions = new Set<string>();
  const { set: current, rollout, before, earlier } = change;
  // A set that was rolled back is not among the earlier ones, but guests have its files.
  for (const set of [current, rollout?.set, before?.set, before?.rollout?.set, ...earlier]) {
    const version = (await versionsInSet(storage, set ?? null))[name];
    if (version !== undefined) versions.add(version);
    if (versions.size === VERSIONS_PER_CHANNEL) break;
  }
  return [...versions];
}
