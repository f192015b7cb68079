import { releaseSetSchema, type ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { isPlain } from '../storage/key';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { readJson } from '../storage/read-json';
import { trustIn } from '../trust/trust';

/** Versions by package name, including the shell. */
export type Versions = Readonly<Record<string, string>>;

export interface Author {
  readonly actor: string;
  readonly reason: string;
  readonly at: string;
}

/** A set without a shell cannot make a page. */
export function shellAndRemotes({ shell, ...remotes }: Versions): { shell: string; remotes: Versions } {
  if (shell !== undefined) return { shell, remotes };
  throw new CliError(400, 'A release set needs a shell: promote one, such as shell@1.0.0.');
}

/**
 * Creates a set with one version of the shell and of each remote. Its id is derived from the versions, so the
 * same versions are the same set.
 */
export function setOf(versions: Versions, { at, actor, reason }: Author): ReleaseSet {
  const { shell, remotes } = shellAndRemotes(versions);
  const sorted = (record: Versions) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    id: createHash('sha256')
      .update(JSON.stringify(sorted(versions)))
      .digest('hex')
      .slice(0, 12),
    shell,
    remotes: Object.fromEntries(sorted(remotes)),
    at,
    actor,
    reason,
  };
}

export const versionsOf = ({ shell, remotes }: ReleaseSet): Versions => ({ shell, ...remotes });

export async function readSet(storage: ReleaseStorage, id: string): Promise<ReleaseSet | undefined> {
  if (!isPlain(id)) return undefined;
  const key = `sets/${id}.json`;
  const set = await readJson(storage, key, releaseSetSchema);
  if (set && set.id !== id)
    throw new CliError(500, `${storage.location}/${key} is damaged: it contains set ${set.id}.`);
  // The change of a channel is signed and names the id, so that the id has to stand for the versions.
  if (set && (await trustIn(storage)) && setOf(versionsOf(set), set).id !== id)
    throw new CliError(
      403,
      `${storage.location}/${key} was changed: its versions are not those of set ${id}.`,
      {
        isUntrusted: true,
      },
    );
  return set;
}

/** Returns a set that a channel refers to, or throws. */
export async function requireSet(storage: ReleaseStorage, id: string): Promise<ReleaseSet> {
  const set = await readSet(storage, id);
  if (!set) throw new CliError(404, `There is no set ${id} in ${storage.location}.`);
  return set;
}

/** Returns the versions of a channel's set; empty before the first release. */
export const versionsInSet = async (storage: ReleaseStorage, set: string | null): Promise<Versions> =>
  set === null ? {} : versionsOf(await requireSet(storage, set));

/** A set with the same id has the same content, so an existing one is kept. */
export async function saveSet(storage: ReleaseStorage, set: ReleaseSet): Promise<void> {
  if (!(await storage.read(`sets/${set.id}.json`))) {
    await storage.create(`sets/${set.id}.json`, JSON.stringify(set, null, 2));
  }
}
