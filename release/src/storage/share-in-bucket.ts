import { CliError } from '../errors/cli-error';
import type { Bucket } from './bucket';
import { assertSharedName, copiesByFile, sharedFileConflict } from './shared-files';
import type { ReadFile } from './storage';

const MAX_PARALLEL = 8;

/**
 * Puts files at their shared addresses in a bucket. A file that is there already has to be the same; its compressed
 * copies may come from another version of the compressor and stay as they are. `names` are all files of the release.
 */
export async function shareInBucket(
  bucket: Pick<Bucket, 'objectsBelow' | 'read' | 'create' | 'ensure'>,
  folder: string,
  files: readonly string[],
  { names, read }: { names: readonly string[]; read: ReadFile },
): Promise<void> {
  if (files.length === 0) return;
  // Without the list, each file that is there already would be uploaded to be refused.
  const known = new Set((await bucket.objectsBelow(`${folder}/`)).map(({ key }) => key));
  const copies = copiesByFile(names);
  await forEachInParallel(files, async (file) => {
    const key = `${folder}/${assertSharedName(file)}`;
    const content = await read(file);
    if (!content) throw new CliError(404, `${file} was removed in the meantime.`);
    // A reader that finds the file may look for its copies, so they are there first.
    for (const copy of copies.get(file) ?? []) {
      const compressed = known.has(`${folder}/${copy}`) ? undefined : await read(copy);
      if (compressed) await bucket.create(`${folder}/${copy}`, compressed);
    }
    const stored = known.has(key) ? await bucket.read(key) : undefined;
    const isSame = stored?.equals(content) ?? (await bucket.ensure(key, content));
    if (!isSame) throw sharedFileConflict(file);
  });
}

export async function forEachInParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, next));
}
