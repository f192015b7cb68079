import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { sharedFilesOf } from '../storage/shared-files';
import { RECORD_FILE, type ReadFile, type ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { assertStylesStayInside } from '../styles/assert-styles';
import { assertSlots } from './assert-slots';
import { assertAddresses } from './assert-addresses';
import { parseRecord } from '../registry/records';
import { signatureOfBuild } from '../trust/record-signature';
import { dictionaryCopies } from './dictionary-copies';
import { loadForeignNames } from './foreign-names';
import { loadBuildRecord, verifyBuild } from '../registry/verify-build';

/**
 * Adds a build to the store, where it never changes. Rejects a version that exists already, files that differ from
 * the record, files whose shared address has other content, pages at addresses of other packages, parts for slots of
 * other packages and, in a store with keys, a key without the right to publish the package.
 */
export async function publish(storage: ReleaseStorage, folder: string): Promise<ReleaseRecord> {
  const record = await loadBuildRecord(folder);
  const { name, version } = record;
  const release = `${name}@${version}`;

  /** The build may be repeated while it is copied. */
  async function check(read: ReadFile): Promise<void> {
    const copy = await verifyBuild(read, folder);
    if (identityOf(copy) === identityOf(record))
      return assertStylesStayInside(copy, read, () => loadForeignNames(storage, name));
    throw new CliError(
      409,
      `${folder} was rebuilt while ${release} was being published. Nothing was published.`,
    );
  }

  await assertAddresses(storage, record);
  await assertSlots(storage, record);
  const shared = sharedFilesOf(record);
  async function additions(read: ReadFile): Promise<Map<string, Buffer>> {
    const content = await read(RECORD_FILE);
    const signature = content && (await signatureOfBuild(storage, record, content));
    return new Map([...(await dictionaryCopies(storage, record, read)), ...(signature ?? [])]);
  }
  if (await storage.publish({ name, version, folder, shared, check, additions })) {
    // A prune that did not know the release yet may have removed one of them.
    await storage.share(name, version, shared);
    return record;
  }
  throw new CliError(
    409,
    `${release} is already published, and a published version never changes. Nothing was changed.`,
    { isSame: await isPublished(storage, record) },
  );
}

/** Publishes a build unless the same build is already there. Returns whether it was new. */
export async function publishOnce(storage: ReleaseStorage, folder: string): Promise<boolean> {
  try {
    await publish(storage, folder);
    return true;
  } catch (error) {
    if (isAlreadyPublished(error)) return false;
    throw error;
  }
}

const isAlreadyPublished = (error: unknown) =>
  error instanceof CliError &&
  error.status === 409 &&
  // The cast is safe because `publish` sets these details.
  (error.details as { isSame?: boolean } | undefined)?.isSame === true;

async function isPublished(storage: ReleaseStorage, record: ReleaseRecord): Promise<boolean> {
  const key = `${record.name}/${record.version}/${RECORD_FILE}`;
  const content = await storage.read(key);
  if (content)
    return identityOf(parseRecord(content.toString(), `${storage.location}/${key}`)) === identityOf(record);
  throw new CliError(
    409,
    `${storage.location} contains files of ${record.name}@${record.version} that are not a release: ${key} is missing. Nothing was published.`,
  );
}

/** The fields that identify a build: two builds that agree in them are the same. */
const identityOf = ({ name, version, files, server, routes, slots }: ReleaseRecord) =>
  JSON.stringify([name, version, files, server, routes, slots]);
