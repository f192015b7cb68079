import type { BootRemote } from '@guest/shared/contracts/boot.contract';
import {
  releaseBase,
  releaseRecordSchema,
  type ReleaseRecord,
} from '@guest/shared/contracts/release.contract';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file of the copy says in place of what it said. */
type Change = (content: string, file: string) => string;

const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Publishes a copy of a release under another version, with its hashes made again: what a build of other sources would
 * be, in a moment.
 */
export async function republish(name: string, version: string, change: Change = same): Promise<BootRemote> {
  const store = join(String(process.env.E2E_DATA_DIR), 'releases');
  const original = await servedRelease(store, name);
  const dir = join(store, name, version);
  await rm(dir, { recursive: true, force: true });
  await cp(join(store, name, original.version), dir, { recursive: true });

  const global = `${name}_${version}`.replace(/\W/g, '_');
  const files = new Map<string, string>();
  for (const { file } of original.files) {
    const content = await readFile(join(dir, file), 'utf8');
    const renamed = content.replaceAll(original.version, version).replaceAll(original.global, global);
    files.set(file, change(renamed, file));
  }
  const integrities = rehash(files, original);
  for (const [file, content] of files) await writeFile(join(dir, file), content);
  for (const file of await readdir(dir)) if (/\.(br|gz)$/.test(file)) await rm(join(dir, file));

  const record: ReleaseRecord = {
    ...original,
    version,
    global,
    files: original.files.map((it) => ({ ...it, integrity: integrities.get(it.file) ?? '' })),
  };
  await writeFile(join(dir, 'release.json'), JSON.stringify(record));
  return bootRemote(record);
}

/** What a document says of the release of a remote that is served. */
export const servedRemote = async (name: string): Promise<BootRemote> =>
  bootRemote(await servedRelease(join(String(process.env.E2E_DATA_DIR), 'releases'), name));

function bootRemote({ name, version, global, entry, files }: ReleaseRecord): BootRemote {
  const [first = ''] = entry;
  const integrity = files.find(({ file }) => file === first)?.integrity ?? '';
  return { version, global, entry: releaseBase(name, version) + first, integrity };
}

async function servedRelease(store: string, name: string): Promise<ReleaseRecord> {
  const latest = await fetch(`http://localhost:${process.env.E2E_PORT}/builds/latest.json`);
  // The server holds its replies to the contract.
  const { remotes } = (await latest.json()) as { remotes: Record<string, string> };
  const text = await readFile(join(store, name, remotes[name] ?? '', 'release.json'), 'utf8');
  return releaseRecordSchema.parse(JSON.parse(text));
}

/** A file names those that it loads by their hashes, so a new one makes others new, until nothing changes any more. */
function rehash(files: Map<string, string>, { files: before }: ReleaseRecord): Map<string, string> {
  const integrities = new Map(before.map(({ file, integrity }) => [file, integrity]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [file, content] of files) {
      const known = integrities.get(file) ?? '';
      const integrity = sha256(content);
      if (integrity === known) continue;
      isChanged = true;
      integrities.set(file, integrity);
      for (const [other, its] of files) files.set(other, its.replaceAll(known, integrity));
    }
  }
  return integrities;
}

const same: Change = (content) => content;
