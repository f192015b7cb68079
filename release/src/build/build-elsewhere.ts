import type { ReleaseRecord } from '@guest/shared/contracts/release.contract';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { buildIn } from './build';

/** Builds a remote that lives in a folder outside this workspace, with the bundler that is installed there. */
export async function buildElsewhere(
  name: string,
  version: string,
  folder: string,
): Promise<{ record: ReleaseRecord; dist: string }> {
  const dir = resolve(folder);
  const cli = createRequire(join(dir, 'package.json')).resolve('@rspack/cli/package.json');
  return {
    record: await buildIn(dir, name, version, join(dirname(cli), 'bin/rspack.js')),
    dist: join(dir, 'dist'),
  };
}
