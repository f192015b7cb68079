import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { remotes } from '../src/routes/remotes';
import { browserConfig } from './browser-config';
import { devServer } from './dev-server';
import { isProduction, isDevServer, uniqueNameOf } from './package-config';
import { readsConfig, serverBundleConfig } from './server-bundle-config';
import { sharedModules } from './singletons';

const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Returns all builds of a remote: the module `./remote` for the browser and the same sources for the server. A remote that
 * is not in the suite's table names the port of its dev server.
 *
 * @public for the `rspack.config.ts` of each remote
 */
export function remoteConfig({
  name,
  dir,
  port = portOf(name),
}: {
  name: string;
  dir: string;
  port?: number;
}): Configuration[] {
  const browser = browserConfig({ name, dir, first: [EXPOSED_CHUNK] });
  browser.entry = {};
  // Pages share little code, and saving a request is worth more than saving the duplicate bytes.
  browser.optimization = { ...browser.optimization, splitChunks: false };
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: uniqueNameOf(name),
      filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      // The release record finds the chunk by this name.
      exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
      shared: sharedModules('remote'),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      // The shell provides the federation runtime, which keeps the entry small. A dev remote includes its
      // own, because it has to start without the shell's.
      ...(isProduction && {
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    }),
  );
  if (isDevServer) return [{ ...browser, devServer: devServer(port, dir) }];

  const server = serverBundleConfig({
    name,
    dir,
    bundle: 'remote',
    entry: './src/remote.ts',
    takesShared: true,
  });
  return [browser, server, readsConfig({ name, dir })];
}

/** Without a port, any free one is taken. */
const portOf = (name: string): number => Object.entries(remotes).find(([it]) => it === name)?.[1].port ?? 0;
