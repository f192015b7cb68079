import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { packageConfig, sourceRules, uniqueNameOf, version, type PackageOptions } from './package-config';
import { SERVER_REGISTRY, SERVER_SINGLETONS } from './singletons';

/**
 * The same sources as ES modules for Node, which compose first views. What is one instance in a page is one
 * instance in a thread: taken from the registry that the shell's worker fills before it imports any bundle.
 */
export function serverBundleConfig({
  name,
  dir,
  entries,
}: PackageOptions & { entries: Record<string, string> }): Configuration {
  return {
    ...packageConfig({ name, dir }),
    name: `${name}-server`,
    devtool: false,
    target: ['node20', 'es2022'],
    entry: entries,
    externals: Object.fromEntries(
      SERVER_SINGLETONS.map((it) => [it, `var globalThis[Symbol.for("${SERVER_REGISTRY}")].get("${it}")`]),
    ),
    output: {
      path: join(dir, 'dist/_server'),
      clean: true,
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
