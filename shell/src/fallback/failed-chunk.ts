import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';

/** A file of a release that failed to load. */
export interface FailedChunk {
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Returns the file that an error is about, or undefined if it belongs to no release. The bundler does not
 * name the file of missing styles; in that case the result is the entry that requested them, taken from the
 * stack. The address of a file that releases share does not contain a version; `versionOf` returns the one that the
 * page runs.
 */
export function failedChunkIn(
  error: unknown,
  versionOf: (name: string) => string | undefined,
): FailedChunk | undefined {
  const stack = error instanceof Error ? error.stack : '';
  const found = /\/releases\/([\w-]+)\/([\w.+-]+)\/[^\s?:)]+/.exec(`${String(error)} ${stack}`);
  const [path, name, folder] = found ?? [];
  if (!path || !name) return undefined;
  const version = folder === SHARED_FOLDER ? versionOf(name) : folder;
  return version ? { path, name, version } : undefined;
}

const NOT_FOUND = 404;

/**
 * Asks the server whether a file exists. Replies other than success and 404, such as those of a proxy that
 * restarts, say nothing about the file and count as 'unanswered'.
 */
export async function checkAvailability({ path }: FailedChunk): Promise<'here' | 'gone' | 'unanswered'> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    if (ok) return 'here';
    return status === NOT_FOUND ? 'gone' : 'unanswered';
  } catch {
    return 'unanswered';
  }
}
