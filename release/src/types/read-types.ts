import { requireChannel } from '../channel/change-channel';
import { matchesIntegrity } from '../build/integrity';
import { CliError } from '../errors/cli-error';
import { resolveRelease } from '../registry/resolve-release';
import { versionsInSet } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { TYPES_FILE } from '../build/write-types';

/**
 * Returns the types of the version of a package that a channel serves, after comparing them with the hash in its record.
 * During a rollout this is the version that most guests have.
 */
export async function readTypes(
  storage: ReleaseStorage,
  name: string,
  channel: string,
): Promise<{ version: string; content: string }> {
  const { set } = await requireChannel(storage, channel);
  const version = (await versionsInSet(storage, set))[name];
  if (version === undefined) throw new CliError(404, `No version of ${name} is on ${channel}.`);
  const { unlisted = {} } = await resolveRelease(storage, name, version);
  const integrity = unlisted[TYPES_FILE];
  if (integrity === undefined)
    throw new CliError(404, `${name}@${version} was built before releases had types. Release it again.`);
  const key = `${name}/${version}/${TYPES_FILE}`;
  const content = await storage.read(key);
  if (content && matchesIntegrity(integrity, content)) return { version, content: content.toString() };
  throw new CliError(422, `${storage.location}/${key} is missing or differs from the file that was built.`);
}
