import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { packageDir, suiteRoot } from '../workspace/packages';
import { buildIn } from './build';
import { withLock } from './with-lock';

const versions = join(suiteRoot, '.cache/versions');

/**
 * Builds a package under a given version in a separate directory, without touching its regular build, so that
 * two versions of a remote can be compared.
 */
export async function buildAs(
  name: string,
  version: string,
): Promise<{ record: ReleaseRecord; dist: string }> {
  const copy = join(versions, `${name}-${version}`);
  await mkdir(versions, { recursive: true });
  return withLock(`${copy}.lock`, async () => {
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy);
    for (const entry of ['src', 'package.json', 'rspack.config.ts']) {
      await cp(join(packageDir(name), entry), join(copy, entry), { recursive: true });
    }
    await symlink(join(packageDir(name), 'node_modules'), join(copy, 'node_modules'));
    return { record: await buildIn(copy, name, version), dist: join(copy, 'dist') };
  });
}
