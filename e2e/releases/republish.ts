import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { releaseBase } from '@guest/shared/contracts/release/release-address';
import { releaseRecordSchema, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { republishIn, type Change } from '../../scripts/testing/republish';
import { suiteAddress } from '../suite/suite-address';
import { suiteStore } from './suite-store';

/** Publishes a copy of the served release under another version. */
export async function republish(name: string, version: string, change?: Change): Promise<BootRemote> {
  const original = await servedRelease(name);
  return bootRemote(await republishIn(suiteStore(), original, version, change));
}

/** Returns what a document contains about the served release of a remote. */
export const servedRemote = async (name: string): Promise<BootRemote> =>
  bootRemote(await servedRelease(name));

function bootRemote(record: ReleaseRecord): BootRemote {
  const { version, global, entry, files } = record;
  const [first = ''] = entry;
  const integrity = files.find(({ file }) => file === first)?.integrity ?? '';
  return { version, global, entry: releaseBase(record) + first, integrity };
}

/** Returns the record of the served release of the shell or a remote. */
export async function servedRelease(name: string): Promise<ReleaseRecord> {
  const latest = await fetch(suiteAddress() + buildContract.latestBuild.path);
  // The cast is safe because the server checks its replies against the contract.
  const { shell, remotes } = (await latest.json()) as BuildManifest;
  return publishedRelease(name, name === 'shell' ? shell : (remotes[name] ?? ''));
}

/** Returns what a document would contain about any published release of a remote. */
export const publishedRemote = async (name: string, version: string): Promise<BootRemote> =>
  bootRemote(await publishedRelease(name, version));

/** Returns the paths of the files of a published release. */
export async function filesOfRelease(name: string, version: string): Promise<string[]> {
  const record = await publishedRelease(name, version);
  return record.files.map(({ file }) => releaseBase(record) + file);
}

async function publishedRelease(name: string, version: string): Promise<ReleaseRecord> {
  const text = await readFile(join(suiteStore(), name, version, 'release.json'), 'utf8');
  return releaseRecordSchema.parse(JSON.parse(text));
}
