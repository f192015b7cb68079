/** A file of a release that did not come. */
export interface MissedFile {
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

/** Which file an error is about; undefined where it says none, or one that nobody has released. */
export function missedFileIn(error: unknown): MissedFile | undefined {
  const found = /\/releases\/([\w-]+)\/([\w.+-]+)\/[^\s?)]+/.exec(String(error));
  const [path, name, version] = found ?? [];
  return path && name && version ? { path, name, version } : undefined;
}

const NOT_FOUND = 404;

/** What the server says of a file: that it is there, that it is not, or nothing, and then the network is what fails. */
export async function askForFile({ path }: MissedFile): Promise<'here' | 'gone' | 'unanswered'> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return status === NOT_FOUND ? 'gone' : 'here';
  } catch {
    return 'unanswered';
  }
}
