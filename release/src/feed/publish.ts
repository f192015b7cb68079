import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { RECORD_FILE, type ReadFile, type ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { soundRecord } from './records';
import { builtRecord, soundBuild } from './sound-build';

/**
 * Puts a build into the store, where it never changes again. Refused where such a version is there already, and where
 * the files are not those that the record tells of.
 */
export async function publish(storage: ReleaseStorage, folder: string): Promise<ReleaseRecord> {
  const record = await builtRecord(folder);
  const { name, version } = record;
  const release = `${name}@${version}`;

  /** It may be built anew while it is copied. */
  async function check(read: ReadFile): Promise<void> {
    const copy = await soundBuild(read, folder);
    if (facts(copy) === facts(record)) return;
    throw new Trouble(409, `${folder} was built anew while ${release} was published. Nothing was published.`);
  }

  if (await storage.publish({ name, version, folder, check })) return record;
  throw new Trouble(
    409,
    `${release} is published already, and a published version never changes. Nothing was changed.`,
    { isSame: await isPublished(storage, record) },
  );
}

/** Publishes a build unless this very build is there; returns whether it was new. */
export async function publishOnce(storage: ReleaseStorage, folder: string): Promise<boolean> {
  try {
    await publish(storage, folder);
    return true;
  } catch (error) {
    if (isAlready(error)) return false;
    throw error;
  }
}

const isAlready = (error: unknown) =>
  error instanceof Trouble &&
  error.status === 409 &&
  // What publish above has told.
  (error.details as { isSame?: boolean } | undefined)?.isSame === true;

async function isPublished(storage: ReleaseStorage, record: ReleaseRecord): Promise<boolean> {
  const key = `${record.name}/${record.version}/${RECORD_FILE}`;
  const content = await storage.read(key);
  if (content) return facts(soundRecord(content.toString(), `${storage.place}/${key}`)) === facts(record);
  throw new Trouble(
    409,
    `${storage.place} has something in the place of ${record.name}@${record.version} that is no release: ${key} is missing. Nothing was published.`,
  );
}

/** Two builds with the same are one build. */
const facts = ({ name, version, files, server }: ReleaseRecord) =>
  JSON.stringify([name, version, files, server]);
