/** A file of a release that did not come. */
export interface MissedFile {
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Which file an error is about; undefined where nobody has released it. Of styles the bundler does not say which: there it
 * is the entry that has asked for them, known by the stack.
 */
export function missedFileIn(error: unknown): MissedFile | undefined {
  const stack = error instanceof Error ? error.stack : '';
  const found = /\/releases\/([\w-]+)\/([\w.+-]+)\/[^\s?:)]+/.exec(`${String(error)} ${stack}`);
  const [path, name, version] = found ?? [];
  return path && name && version ? { path, name, version } : undefined;
}

const NOT_FOUND = 404;

/**
 * What the server says of a file: that it is there, or that it is not. Anything else, such as the words of a proxy that
 * restarts, says nothing of the file.
 */
export async function askForFile({ path }: MissedFile): Promise<'here' | 'gone' | 'unanswered'> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    if (ok) return 'here';
    return status === NOT_FOUND ? 'gone' : 'unanswered';
  } catch {
    return 'unanswered';
  }
}
