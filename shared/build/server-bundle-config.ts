import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { packageConfig, sourceRules, uniqueNameOf, version, type PackageOptions } from './package-config';
import { SERVER_REGISTRY, SERVER_SINGLETONS } from './singletons';

/**
 * The same sources as an ES module for Node. What is one instance in a page is one instance in a thread: with
 * `takesShared` it comes from the registry that the shell's worker fills before it imports any bundle.
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
    ...(takesShared && { externals: fromTheRegistry }),
    output: {
      path: join(dir, 'dist/_server'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      uniqueName: uniqueNameOf(name),
    },
    module: {
      rules: sourceRules(name, 'server'),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: true, splitChunks: false },
    plugins: [new rspack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  };
}

/** The first reads of a package alone, so that whoever writes its release record runs nothing else of it. */
export const readsConfig = (options: PackageOptions) =>
  serverBundleConfig({ ...options, bundle: 'reads', entry: './src/reads.ts', takesShared: false });

const fromTheRegistry = Object.fromEntries(
  SERVER_SINGLETONS.map((it) => [it, `var globalThis[Symbol.for("${SERVER_REGISTRY}")].get("${it}")`]),
);
