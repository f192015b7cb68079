import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Problem } from '../model/problem';
import { endingOf } from './decoding/inspect-photo';
import { inspectPicture } from './inspect-picture';
import { fetchPicture } from './remote/fetch-picture';
import type { RemotePicture } from './remote/remote-pictures';

const AT_ONCE = 2;

/** Downloads the content of an address. */
export type FetchBytes = (url: string) => Promise<Buffer>;

/**
 * Downloads pictures into the folder and returns the problems. From then on they are ordinary files, so a later
 * change at the address does not change what guests see.
 */
export async function fetchRemotePictures(
  folder: string,
  wanted: readonly RemotePicture[],
  fetchBytes: FetchBytes = fetchPicture,
): Promise<Problem[]> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const found = await Promise.all(wanted.map((one) => queue.add(() => fetchInto(folder, one, fetchBytes))));
  return found.flatMap((problem) => problem ?? []);
}

async function fetchInto(
  folder: string,
  { name, url, ...place }: RemotePicture,
  fetchBytes: FetchBytes,
): Promise<Problem | undefined> {
  const problem = (code: string, message: string): Problem => ({
    severity: 'error',
    code,
    ...place,
    message,
  });
  const bytes = await fetchBytes(url).catch((error: unknown) =>
    problem('picture-unreachable', error instanceof Error ? error.message : String(error)),
  );
  if (!Buffer.isBuffer(bytes)) return bytes;
  // The format is detected from the bytes, because the content type of the server cannot be trusted.
  const ending = await endingOf(bytes);
  if (ending === undefined)
    return problem('picture-format', `What is at ${url} is no JPEG, PNG, WebP or AVIF.`);
  const inspected = await inspectPicture(bytes, ending);
  if ('code' in inspected) return problem(inspected.code, `${url}: ${inspected.message}`);
  const unnamed = join(folder, 'pictures', `.${name}.new`);
  await writeFile(unnamed, bytes);
  await rename(unnamed, join(folder, 'pictures', `${name}.${ending}`));
  return undefined;
}
