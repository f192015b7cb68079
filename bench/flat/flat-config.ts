import { browserConfig } from '@guest/shared/build/browser-config';
import { inlineScriptConfig } from '@guest/shared/build/inline-script-config';
import { serverBundleConfig } from '@guest/shared/build/server-bundle-config';
import { splitChunks } from '@guest/shared/build/shell-config';
import { remoteNames, type RemoteName } from '@guest/shared/routes/remotes';
import { packageDir } from '../../release/src/workspace/packages';
import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';

/**
 * The chunk name of a remote's pages. The `page-` prefix makes the browser compile the file while it
 * downloads, like the file of a page (`compile-hints.ts`).
 */
export const chunkOf = (name: RemoteName) => `page-of-${name}`;
export const textsChunkOf = (name: string, lang: string) => `texts-${name}-${lang}-json`;

/**
 * Builds the whole suite as one application from the same sources with the same rules, split by the package
 * that owns the route. The build calls itself a shell because the server serves it as one.
 */
export function flatConfig({ dir }: { dir: string }): Configuration[] {
  const shell = { name: 'shell', dir };
  const browser = browserConfig(shell);
  const worker = serverBundleConfig({ ...shell, bundle: 'worker', entry: './worker.ts', takesShared: false });
  browser.entry = { main: './main.ts', bare: './bare.tsx' };
  browser.optimization = { ...browser.optimization, splitChunks };
  for (const config of [browser, worker]) {
    config.module?.rules?.push(textsByPackage(dir));
    config.plugins?.push(allRemotes(dir));
  }
  return [
    browser,
    worker,
    inlineScriptConfig({ ...shell, entry: join(packageDir('shell'), 'src/first-view/early-taps.ts') }),
  ];
}

/**
 * All packages use the same chunk names for their texts; in a single build these chunks would be merged into
 * one.
 */
const textsByPackage = (dir: string) => ({
  test: /src[\\/]texts\.ts$/,
  enforce: 'pre' as const,
  use: join(dir, 'texts-by-package.mjs'),
});

/** Implements `remotes.d.ts`: every known remote as a chunk of this build. */
function allRemotes(dir: string) {
  const cases = remoteNames.map((name) => {
    const module = JSON.stringify(join(packageDir(name), 'src/remote.ts'));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunkOf(name)}" */ ${module})`;
  });
  return new rspack.experiments.VirtualModulesPlugin({
    [join(dir, 'remotes.js')]: `const remotes = { ${cases.join(', ')} };
export const loadRemote = async (name) => (await remotes[name]()).remote;`,
  });
}
