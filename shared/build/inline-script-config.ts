import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { packageConfig, sourceRules, type PackageOptions } from './package-config';

/**
 * Returns the build of a script that is small enough to be inlined in the document. The content security
 * policy allows it by its hash.
 */
export function inlineScriptConfig({ name, dir, entry }: PackageOptions & { entry: string }): Configuration {
  return {
    ...packageConfig({ name, dir }),
    name: `${name}-inline`,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { inline: entry },
    output: { path: join(dir, 'dist/_inline'), filename: '[name].js' },
    module: { rules: sourceRules({ name, dir }, 'browser') },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin()] },
  };
}
