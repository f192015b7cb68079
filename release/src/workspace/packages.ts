import { remoteNames } from '@guest/shared/routes/remotes';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const suiteRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The packages that are released separately: the shell and every remote. */
export const packageNames: readonly string[] = ['shell', ...remoteNames];

export const packageDir = (name: string) => join(suiteRoot, name === 'shell' ? 'shell' : `mfe-${name}`);

export const distDir = (name: string) => join(packageDir(name), 'dist');

/** The command line of the bundler. */
export const bundler = join(packageDir('shell'), 'node_modules/@rspack/cli/bin/rspack.js');
