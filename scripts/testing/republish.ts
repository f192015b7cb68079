import type { ReleaseRecord } from '../../shared/src/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDirectoryStorage } from '../../release/src/storage/directory';
import { RECORD_FILE } from '../../release/src/storage/storage';
import { signatureOfBuild, SIGNATURE_FILE } from '../../release/src/trust/record-signature';

/** Returns the changed content of a file that browsers load, or of the server bundle. */
export type Change = (content: string, file: string) => string;

const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Publishes a copy of a release under another version with recomputed hashes, which is a fast substitute for
 * building other sources. `store` is the release directory.
 */
export async function republishIn(
  store: string,
  original: ReleaseRecord,
  version: string,
  change: Change = same,
): Promise<ReleaseRecord> {
  const { name } = original;
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

  const { server } = original;
  if (server.bundle !== '') {
    const code = change(await readFile(join(dir, server.bundle), 'utf8'), server.bundle);
    await writeFile(join(dir, server.bundle), code);
    integrities.set(server.bundle, sha256(code));
  }

  const record: ReleaseRecord = {
    ...original,
    version,
    global,
    server: { ...server, integrity: integrities.get(server.bundle) ?? '' },
    // The content of the files changes and their names do not.
    hasSharedFiles: false,
    files: original.files.map((it) => ({ ...it, integrity: integrities.get(it.file) ?? '' })),
  };
  const content = Buffer.from(JSON.stringify(record));
  await writeFile(join(dir, RECORD_FILE), content);
  await rm(join(dir, SIGNATURE_FILE), { force: true });
  const trust = { key: () => localKeyOf(store) };
  for (const [file, text] of await signatureOfBuild(
    { ...createDirectoryStorage(store), trust },
    record,
    content,
  ))
    await writeFile(join(dir, file), text);
  return record;
}

/** The suite that serves the store has made this key when it started first. */
async function localKeyOf(store: string) {
  const source = join(dirname(store), 'release-key.pem');
  const text = await readFile(source, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { text, source };
}

/**
 * Files contain the hashes of files they load, so a new hash changes other files; this repeats until nothing
 * changes.
 */
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
