import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { remotes, type RemoteName } from '../src/routes/remotes';
import { browserConfig } from './browser-config';
import { isProduction, isServed, uniqueNameOf } from './package-config';
import { serverBundleConfig } from './server-bundle-config';
import { sharedModules } from './singletons';

/** The whole build of a remote: one module, `./remote`, for the browser; the same sources for the server. */
export function remoteConfig({ name, dir }: { name: RemoteName; dir: string }): Configuration[] {
  const browser = browserConfig({ name, dir });
  browser.entry = {};
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: uniqueNameOf(name),
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      shared: sharedModules({ isEager: false }),
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
  browser.devServer = {
    port: remotes[name].port,
    hot: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
  };
  const server = serverBundleConfig({
    name,
    dir,
    entries: { remote: './src/remote.ts', reads: './src/reads.ts' },
  });
  return isServed ? [browser] : [browser, server];
}
