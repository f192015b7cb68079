import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { RECORD_FILE, type ReadFile, type ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { soundRecord } from './records';
import { builtRecord, soundBuild } from './sound-build';

/**
 * Adds a build to the store, where it never changes. Rejects a version that exists already and files that
 * differ from the record.
 */
export async function publish(storage: ReleaseStorage, folder: string): Promise<ReleaseRecord> {
  const record = await builtRecord(folder);
  const { name, version } = record;
  const release = `${name}@${version}`;

  /** The build may be repeated while it is copied. */
  async function check(read: ReadFile): Promise<void> {
    const copy = await soundBuild(read, folder);
    if (facts(copy) === facts(record)) return;
    throw new Trouble(
      409,
      `${folder} was rebuilt while ${release} was being published. Nothing was published.`,
    );
  }

  if (await storage.publish({ name, version, folder, check })) return record;
  throw new Trouble(
    409,
    `${release} is published already, and a published version never changes. Nothing was changed.`,
    { isSame: await isPublished(storage, record) },
  );
}

/** Publishes a build unless the same build is already there. Returns whether it was new. */
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
  // The cast is safe because `publish` sets these details.
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

/** The fields that identify a build: two builds that agree in them are the same. */
const facts = ({ name, version, files, server }: ReleaseRecord) =>
  JSON.stringify([name, version, files, server]);
