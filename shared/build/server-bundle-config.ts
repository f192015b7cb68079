import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import {
  packageConfig,
  sourceRules,
  bundlerNameOf,
  isProduction,
  version,
  type PackageOptions,
} from './package-config';
import { ShortClassNamesPlugin } from './styles/short-class-names-plugin';
import { SERVER_REGISTRY, SERVER_SINGLETONS } from './singletons';

/**
 * Compiles the same sources to an ES module for Node. Singletons of a page are singletons of a process here:
 * with `takesShared` they come from the registry that the shell's worker fills before it imports a bundle.
 */
export function serverBundleConfig({
  name,
  dir,
  bundle,
  entry,
  takesShared,
}: PackageOptions & { bundle: string; entry: string; takesShared: boolean }): Configuration {
  return {
    ...packageConfig({ name, dir }),
    name: `${name}-${bundle}`,
    devtool: false,
    target: ['node20', 'es2022'],
    entry: { [bundle]: entry },
    ...(takesShared && { externals: registryExternals }),
    output: {
      path: join(dir, 'dist/_server'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      uniqueName: bundlerNameOf(name),
    },
    module: {
      rules: sourceRules({ name, dir }, 'server'),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: true, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin({ __VERSION__: JSON.stringify(version) }),
      ...(isProduction ? [new ShortClassNamesPlugin({ name, dir })] : []),
    ],
  };
}

/**
 * A bundle with only the first reads of a package, so that writing its release record runs no other code of
 * the package.
 */
export const readsConfig = (options: PackageOptions) =>
  serverBundleConfig({ ...options, bundle: 'reads', entry: './src/reads.ts', takesShared: false });

const registryExternals = Object.fromEntries(
  SERVER_SINGLETONS.map((it) => [it, `var globalThis[Symbol.for("${SERVER_REGISTRY}")].get("${it}")`]),
);
