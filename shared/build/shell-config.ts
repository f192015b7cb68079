import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { browserConfig } from './browser-config';
import { devServer, SHELL_DEV_PORT } from './dev-server';
import { RuntimeModulesPlugin } from './federation/runtime-modules-plugin';
import { inlineScriptConfig } from './inline-script-config';
import { serviceWorkerConfig } from './service-worker-config';
import { hasDevReact, isProduction, isDevServer } from './package-config';
import { readsConfig, serverBundleConfig } from './server-bundle-config';
import { sharedModules } from './singletons';

const RECORD_RENDERERS = './src/hot-reload/record-renderers.ts';

/**
 * The libraries, and the facades through which the suite uses them: a facade beside its library is merged into one
 * module with it.
 */
const LIBRARIES = /[\\/]node_modules[\\/]|[\\/]shared[\\/]src[\\/](queries|router)\.ts$/;

/**
 * Puts all libraries of the shell's start into one file, which stays valid in caches while the shell's own code
 * changes. One file weighs less than several, because its parts are compressed together.
 */
export const splitChunks = {
  chunks: 'initial',
  cacheGroups: { libraries: { test: LIBRARIES, name: 'libraries', enforce: true } },
} as const;

/**
 * Returns all builds of the shell: the page's entry, the inline script, the service worker, and the bundles
 * for the server.
 */
export function shellConfig({ dir }: { dir: string }): Configuration[] {
  const browser = browserConfig({ name: 'shell', dir });
  browser.entry = { main: './src/main.ts' };
  if (isProduction) {
    browser.optimization = { ...browser.optimization, splitChunks, runtimeChunk: { name: 'runtime' } };
    browser.plugins?.push(new RuntimeModulesPlugin({ from: 'runtime', to: 'libraries' }));
  }
  browser.plugins?.push(
    new ModuleFederationPlugin({
      name: 'shell',
      shared: sharedModules('shell'),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      runtimePlugins: [
        join(dir, 'src/federation/integrity-plugin.ts'),
        join(dir, 'src/federation/retry-plugin.ts'),
      ],
      ...(isProduction && {
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    }),
  );
  // An entry without a name runs before all other entries.
  if (isDevServer || hasDevReact)
    browser.plugins?.unshift(new rspack.EntryPlugin(dir, RECORD_RENDERERS, { name: undefined }));
  if (hasDevReact) browser.optimization = { ...browser.optimization, nodeEnv: 'development' };
  if (isDevServer) {
    browser.devServer = devServer(SHELL_DEV_PORT, dir);
    return [browser];
  }

  const shell = { name: 'shell', dir };
  // The worker fills the registry, so its bundle contains the modules themselves.
  const worker = { bundle: 'worker', entry: './src/app/worker.ts', takesShared: false };
  return [
    browser,
    inlineScriptConfig({ ...shell, entry: './src/first-view/early-taps.ts' }),
    serviceWorkerConfig({ ...shell, entry: './src/service-worker/sw.ts' }),
    serverBundleConfig({ ...shell, ...worker }),
    readsConfig(shell),
  ];
}
