import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../errors/cli-error';
import { buildIn } from './build';

/** Builds a remote outside this workspace with the bundler that is installed there. */
export async function buildExternal(
  name: string,
  version: string,
  folder: string,
): Promise<{ record: ReleaseRecord; dist: string }> {
  const dir = resolve(folder);
  return { record: await buildIn(dir, name, version, bundlerOf(dir)), dist: join(dir, 'dist') };
}

function bundlerOf(dir: string): string {
  const manifest = join(dir, 'package.json');
  if (!existsSync(manifest)) throw new CliError(404, `There is no remote in ${dir}: it has no package.json.`);
  try {
    return join(dirname(createRequire(manifest).resolve('@rspack/cli/package.json')), 'bin/rspack.js');
  } catch {
    // Node's message describes its search and not what is missing.
    throw new CliError(404, `${dir} cannot be built: @rspack/cli is not installed there.`);
  }
}
