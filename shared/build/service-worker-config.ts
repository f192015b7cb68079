import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { packageConfig, sourceRules, type PackageOptions } from './package-config';

/** Returns the build of the service worker: a single file that the server delivers at a fixed address. */
export function serviceWorkerConfig({ name, dir, entry }: PackageOptions & { entry: string }): Configuration {
  return {
    ...packageConfig({ name, dir }),
    name: `${name}-service-worker`,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: entry },
    output: { path: join(dir, 'dist/_worker'), filename: '[name].js' },
    module: { rules: sourceRules({ name, dir }, 'browser') },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin()] },
  };
}
