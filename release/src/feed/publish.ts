import type { ReleaseRecord } from '@guest/shared/contracts/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact } from '../build/integrity';
import { RECORD_FILE, type ReleaseStorage } from '../storage/storage';
import { Trouble } from '../trouble';
import { soundRecord } from './records';

/**
 * Puts a build into the store, where it never changes again. Refused where such a version is there already, and where
 * the files are not those that the record tells of.
 */
export async function publish(storage: ReleaseStorage, folder: string): Promise<ReleaseRecord> {
  const record = await builtRecord(folder);
  const { name, version } = record;
  if (await storage.publish({ name, version, folder })) return record;
  throw new Trouble(
    409,
    `${name}@${version} is published already, and a published version never changes. Nothing was changed.`,
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

/** The record of a build in a folder, whose files are all there and as they were built. */
export async function builtRecord(folder: string): Promise<ReleaseRecord> {
  const file = join(folder, RECORD_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Trouble(404, `There is no build in ${folder}: release build makes one.`);
  const record = soundRecord(text, file);
  const { bundle, integrity } = record.server;
  const hashed = [...record.files, ...(bundle === '' ? [] : [{ file: bundle, integrity }])];
  for (const { file, integrity } of hashed) {
    if (!(await isIntact(join(folder, file), integrity))) {
      throw new Trouble(422, `${join(folder, file)} is missing, or not the file that was built.`);
    }
  }
  return record;
}

async function isPublished(
  storage: ReleaseStorage,
  { name, version, files, server }: ReleaseRecord,
): Promise<boolean> {
  const content = await storage.read(`${name}/${version}/${RECORD_FILE}`);
  if (!content) return false;
  const there = soundRecord(content.toString(), `${name}/${version}/${RECORD_FILE}`);
  const facts = (its: Pick<ReleaseRecord, 'files' | 'server'>) => JSON.stringify([its.files, its.server]);
  return facts(there) === facts({ files, server });
}
