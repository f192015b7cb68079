import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { remotes, type RemoteName } from '../src/routes/remotes';
import { browserConfig } from './browser-config';
import { devServer } from './dev-server';
import { isProduction, isServed, uniqueNameOf } from './package-config';
import { readsConfig, serverBundleConfig } from './server-bundle-config';
import { sharedModules } from './singletons';

export const EXPOSED_CHUNK = '__federation_expose_remote';

/** The whole build of a remote: one module, `./remote`, for the browser; the same sources for the server. */
export function remoteConfig({ name, dir }: { name: RemoteName; dir: string }): Configuration[] {
  const browser = browserConfig({ name, dir });
  browser.entry = {};
  // What two pages share is small, and one request less is worth more than sending it twice.
  browser.optimization = { ...browser.optimization, splitChunks: false };
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: uniqueNameOf(name),
      filename: 'remoteEntry.js',
      // The name of its chunk is what the release record asks for.
      exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
      shared: sharedModules('remote'),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      // The shell brings the runtime; only with that is the entry small. A dev remote has to start without it.
      ...(isProduction && {
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    }),
  );
  if (isServed) return [{ ...browser, devServer: devServer(remotes[name].port) }];

  const server = serverBundleConfig({
    name,
    dir,
    bundle: 'remote',
    entry: './src/remote.ts',
    takesShared: true,
  });
  return [browser, server, readsConfig({ name, dir })];
}
