import { releaseRecordSchema, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import { RECORD_FILE, type ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { isPackageName, isVersion } from './package-name';
import { parseJson } from '../storage/read-json';
import { assertSignedRecord } from '../trust/record-signature';
import { recordErrors } from './record-errors';

/** Returns a published record that counts in its store; `undefined` if there is no such release. */
export async function readRecord(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<ReleaseRecord | undefined> {
  const stored = await readStored(storage, name, version);
  if (stored) await assertSignedRecord(storage, stored.record, stored.content);
  return stored?.record;
}

/** Returns a record with its bytes, without checking who has published it. */
export async function readStored(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<{ record: ReleaseRecord; content: Buffer } | undefined> {
  if (!isPackageName(name) || !isVersion(version)) return undefined;
  const key = `${name}/${version}/${RECORD_FILE}`;
  const content = await storage.read(key);
  if (!content) return undefined;
  const record = parseRecord(content.toString(), `${storage.location}/${key}`);
  if (record.name !== name || record.version !== version) {
    throw new CliError(
      500,
      `${storage.location}/${key} is damaged: it belongs to ${record.name}@${record.version}.`,
    );
  }
  return { record, content };
}

/** Parses a record that is safe to use in a page; errors say what is wrong. */
export function parseRecord(text: string, file: string): ReleaseRecord {
  const record = parseJson(text, releaseRecordSchema, file);
  const [fault, ...more] = recordErrors(record);
  if (fault === undefined) return record;
  throw new CliError(
    422,
    `${file} cannot be used: ${fault}${more.length > 0 ? `, and ${more.length} more` : ''}.`,
    {
      faults: [fault, ...more],
    },
  );
}

/** Returns the names of the published packages. */
export async function listPublishedNames(storage: ReleaseStorage): Promise<string[]> {
  return (await storage.list('')).filter(isPackageName);
}

/** Returns the published versions of a package. */
export async function listVersions(storage: ReleaseStorage, name: string): Promise<string[]> {
  return (await storage.list(name)).filter((version) => version !== SHARED_FOLDER);
}
