import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The source folders that determine which rows are derived from the files of a hotel. */
const SOURCES = [
  'server/src/features/hotel-content',
  'server/src/features/picture',
  'server/src/features/property',
  'server/src/features/table-booking/model',
  'shared/src/contracts',
  'shared/src/routes',
];
const LIBRARIES = 'pnpm-lock.yaml';

let known: Promise<string> | undefined;

/**
 * Returns a hash of the sources that derive rows from the files of hotels. If it is unchanged, a start need not
 * derive the rows of live hotels again.
 */
export const derivation = (): Promise<string> => (known ??= hashOfSources());

async function hashOfSources(): Promise<string> {
  const folders = await Promise.all(
    SOURCES.map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true }))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name}`),
    ),
  );
  const files = [...folders.flat().sort(), LIBRARIES];
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256');
  for (const [i, text] of texts.entries()) hash.update(`${files[i]}\n`).update(text);
  return hash.digest('hex');
}
