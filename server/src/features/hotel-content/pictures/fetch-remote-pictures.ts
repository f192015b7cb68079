import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Problem } from '../model/problem';
import { endingOf, inspectPicture } from './inspect-picture';
import { fetchPicture } from './remote/fetch-picture';
import type { RemotePicture } from './remote/remote-pictures';

const AT_ONCE = 2;

/** Fetches the bytes of an address. */
export type FetchBytes = (url: string) => Promise<Buffer>;

/**
 * Fetches pictures into a folder, where they are files like all others from then on: what guests see changes only with the
 * folder, and not when somebody changes what is at an address. Returns what could not be fetched.
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
  // What the server calls it says nothing: its bytes decide.
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
