import { browserConfig } from '@guest/shared/build/browser-config';
import { inlineScriptConfig } from '@guest/shared/build/inline-script-config';
import { serverBundleConfig } from '@guest/shared/build/server-bundle-config';
import { splitChunks } from '@guest/shared/build/shell-config';
import { remoteNames, type RemoteName } from '@guest/shared/routes/remotes';
import { packageDir } from '../../release/src/workspace/packages';
import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';

/** The chunk of a remote's pages, named so that it is compiled as it comes, like a page's own file (`compile-hints.ts`). */
export const chunkOf = (name: RemoteName) => `page-of-${name}`;
/** The chunk of a package's texts in a language. */
export const textsChunkOf = (name: string, lang: string) => `texts-${name}-${lang}-json`;

/**
 * All of the suite as one build, made of the same sources by the same rules, split by who owns the route.
 * It calls itself a shell, which is what it is to the server.
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

/** Every package names the chunks of its texts alike; in one build they would become one. */
const textsByPackage = (dir: string) => ({
  test: /src[\\/]texts\.ts$/,
  enforce: 'pre' as const,
  use: join(dir, 'texts-by-package.mjs'),
});

/** What `remotes.d.ts` describes: the remotes of the one table, as chunks of this build. */
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
