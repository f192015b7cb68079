import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packageDir, suiteRoot } from '../workspace/packages';

const IGNORED = /(^|\/)(node_modules|dist|testing|README\.md)(\/|$)|\.(test|spec)\.tsx?$/;

/**
 * Returns the version of a package for its current sources: the version in its manifest and eight characters
 * of a hash of everything that goes into the build.
 */
export async function versionOf(name: string): Promise<string> {
  const dir = packageDir(name);
  const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string };
  // The sources of the record writer are included because another record is another build.
  const recordWriter = join(suiteRoot, 'release/src/build');
  const sources = [dir, join(suiteRoot, 'shared'), recordWriter, join(suiteRoot, 'pnpm-lock.yaml')];
  const files = (await Promise.all(sources.map(filesIn))).flat().sort();

  const hash = createHash('sha256').update(process.version);
  // For `pnpm dev --only` the same sources of the shell are built differently.
  if (name === 'shell' && process.env.DEV_REACT === '1') hash.update('DEV_REACT');
  for (const file of files)
    hash
      .update(relative(suiteRoot, file))
      .update('\0')
      .update(await readFile(file));
  return `${manifest.version}-${hash.digest('hex').slice(0, 8)}`;
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const included = entries.filter(({ name }) => !IGNORED.test(name));
  const nested = await Promise.all(
    included.map((entry) => {
      const file = join(path, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    }),
  );
  return nested.flat();
}
