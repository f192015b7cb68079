import { releaseRecordSchema, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import { RECORD_FILE, type ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { isPackageName, isVersion } from './package-name';
import { parseJson } from '../storage/read-json';
import { recordErrors } from './record-errors';

/** Returns a published record; `undefined` if there is no such release. */
export async function readRecord(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<ReleaseRecord | undefined> {
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
  return record;
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
