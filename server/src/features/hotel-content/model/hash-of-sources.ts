import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const LIBRARIES = 'pnpm-lock.yaml';

/** Returns a hash of the sources in some folders of the suite and of the versions of its libraries. */
export async function hashOfSources(within: readonly string[]): Promise<string> {
  const folders = await Promise.all(
    within.map(async (folder) =>
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
