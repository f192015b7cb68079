import { releaseRecordSchema, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { isPlain } from '../storage/key';
import { RECORD_FILE, type ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { isPartName } from './part-name';
import { parsed } from '../storage/read-json';
import { recordFaults } from './record-faults';

/** Returns a published record; `undefined` if there is no such release. */
export async function readRecord(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<ReleaseRecord | undefined> {
  if (!isPartName(name) || !isPlain(version)) return undefined;
  const key = `${name}/${version}/${RECORD_FILE}`;
  const content = await storage.read(key);
  if (!content) return undefined;
  const record = soundRecord(content.toString(), `${storage.place}/${key}`);
  if (record.name !== name || record.version !== version) {
    throw new Trouble(500, `${storage.place}/${key} is damaged: it is of ${record.name}@${record.version}.`);
  }
  return record;
}

/** Parses a record that is safe to use in a page; errors say what is wrong. */
export function soundRecord(text: string, file: string): ReleaseRecord {
  const record = parsed(text, releaseRecordSchema, file);
  const [fault, ...more] = recordFaults(record);
  if (fault === undefined) return record;
  throw new Trouble(
    422,
    `${file} cannot be used: ${fault}${more.length > 0 ? `, and ${more.length} more` : ''}.`,
    {
      faults: [fault, ...more],
    },
  );
}

/** Returns the names of the published packages. */
export async function publishedNames(storage: ReleaseStorage): Promise<string[]> {
  return (await storage.list('')).filter(isPartName);
}
