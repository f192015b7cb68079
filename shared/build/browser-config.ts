import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { BuildFactsPlugin } from './build-facts-plugin';
import { withoutSummaries } from './call-summaries';
import { compileHints } from './compile-hints';
import { GeneratedIdsPlugin } from './federation/generated-ids-plugin';
import { esmRuntime } from './esm-runtime';
import { HandOverPlugin } from './hand-over-plugin';
import { LazyIntegrityPlugin } from './lazy-integrity-plugin';
import { ShortClassNamesPlugin } from './styles/short-class-names-plugin';
import { shortFederationErrors } from './federation/short-federation-errors';
import { smallFederation } from './unreached/federation';
import { smallLingui } from './unreached/lingui';
import { smallQueries } from './unreached/queries';
import { smallReact } from './unreached/react';
import { productionRouter, smallRouter } from './unreached/router';
import {
  BROWSERS,
  isProduction,
  packageConfig,
  refreshPlugins,
  sourceRules,
  bundlerNameOf,
  uniqueNameOf,
  version,
  type PackageOptions,
} from './package-config';

/**
 * Returns a package's build for the browser; the caller adds module federation. `first` names the chunks of a remote
 * that are loaded right after its entry.
 */
export function browserConfig(options: PackageOptions & { first?: string[] }): Configuration {
  const isRemote = options.first !== undefined;
  const runtime = esmRuntime();
  const common = packageConfig(options);
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  return {
    ...common,
    target: ['web', 'es2022'],
    resolve: {
      ...common.resolve,
      alias: { ...runtime.alias, ...(isProduction && productionRouter()) },
    },
    output: {
      path: join(options.dir, 'dist'),
      publicPath: 'auto',
      uniqueName: bundlerNameOf(options.name),
      crossOriginLoading: 'anonymous',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      // In milliseconds. The bundler's default of 120 s would leave a guest in front of a skeleton for too
      // long.
      chunkLoadTimeout: 20_000,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
    },
    module: {
      rules: [
        ...sourceRules(options, 'browser'),
        ...(isProduction
          ? [
              withoutSummaries,
              ...smallReact,
              smallRouter,
              smallQueries,
              smallLingui,
              ...smallFederation({ isRemote }),
            ]
          : []),
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 6, keep_fargs: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [
      ...runtime.plugins,
      new rspack.DefinePlugin({
        // Only the entry of a remote contains its version, because all its other files stay the same without it.
        __VERSION__: isRemote && isProduction ? '__webpack_require__.version' : JSON.stringify(version),
      }),
      ...(isProduction
        ? [
            new ShortClassNamesPlugin(options),
            new GeneratedIdsPlugin(),
            compileHints(),
            shortFederationErrors(),
            new HandOverPlugin({ build: uniqueNameOf(options.name), version, isRemote }),
            new LazyIntegrityPlugin({ first: options.first, isRemote }),
            new BuildFactsPlugin(),
          ]
        : []),
      ...refreshPlugins(),
    ],
  };
}
