import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { packageDir, suiteRoot } from '../workspace/packages';
import { buildIn } from './build';
import { oneAtATime } from './one-at-a-time';

const versions = join(suiteRoot, '.cache/versions');

/**
 * Builds a package under a version of one's own choice, in a folder of its own, so that the build of its sources
 * stays as it is: two versions of one remote can be looked at side by side.
 */
export async function buildAs(
  name: string,
  version: string,
): Promise<{ record: ReleaseRecord; dist: string }> {
  const copy = join(versions, `${name}-${version}`);
  await mkdir(versions, { recursive: true });
  return oneAtATime(`${copy}.lock`, async () => {
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy);
    for (const part of ['src', 'package.json', 'rspack.config.ts']) {
      await cp(join(packageDir(name), part), join(copy, part), { recursive: true });
    }
    await symlink(join(packageDir(name), 'node_modules'), join(copy, 'node_modules'));
    return { record: await buildIn(copy, name, version), dist: join(copy, 'dist') };
  });
}
