import type { Configuration, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** The browsers the suite supports; LightningCSS writes long lists in place of logical properties without them. */
const BROWSERS = 'chrome >= 111, edge >= 111, firefox >= 121, safari >= 16.4';

export const isProduction = process.env.NODE_ENV === 'production';
/** A dev server builds with hot reload; any other build does not. */
export const isServed = process.argv.some((word) => word === 'serve' || word === 'dev');
/** A dev remote inside a deployed shell meets production React, which knows no dev JSX. */
const usesDevJsx = !isProduction && process.env.SHELL_IS_DEPLOYED !== '1';

/** The version of the build that is being made, given by the release command line. */
export const version = process.env.RELEASE_VERSION ?? 'dev';

/** The name under which a build's code and styles cannot meet those of another version. */
export const uniqueNameOf = (name: string) => `${name}_${version}`.replace(/\W/g, '_');

/**
 * How a class of a CSS module is called. No two builds share a name: four characters of the build stand before those of
 * the class. Class names are a tenth of a document with its styles inside, so in production they say no more than that;
 * with one character less, two classes of a build had one name now and then.
 */
function classNames(name: string): string {
  const build = uniqueNameOf(name);
  if (!isProduction) return `${build}-[local]-[hash:base64:5]`;
  return `${name[0]}${createHash('sha256').update(build).digest('hex').slice(0, 4)}-[hash:base64:6]`;
}

/** What is installed and not ours: `@guest/shared` is sources wherever it lies. */
export const FOREIGN = /node_modules[\\/](?!@guest[\\/])(?!.*node_modules[\\/]@guest[\\/])/;

export interface PackageOptions {
  name: string;
  dir: string;
}

/** How sources become code, the same for a browser and for the server but for what each needs of the styles. */
export function sourceRules(name: string, target: 'browser' | 'server'): RuleSetRule[] {
  const isServer = target === 'server';
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: FOREIGN,
      type: 'javascript/auto',
      use: {
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: {
            transform: {
              react: {
                runtime: 'automatic',
                development: usesDevJsx,
                refresh: usesDevJsx && isServed && !isServer,
              },
            },
          },
          env: { targets: isServer ? 'node >= 20.19' : BROWSERS },
        },
      },
    },
    {
      test: /\.module\.css$/,
      type: 'css/module',
      // The same names on both sides, or the server's HTML would find no styles.
      generator: { localIdentName: classNames(name), exportsOnly: isServer },
      parser: { namedExports: false },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator: { exportsOnly: isServer } },
    {
      test: /locales[\\/]\w+\.json$/,
      type: 'json',
      use: fileURLToPath(new URL('./texts-loader.mjs', import.meta.url)),
    },
  ];
}

/** What every build of a package has in common. */
export function packageConfig({ name, dir }: PackageOptions): Configuration {
  return {
    name,
    context: dir,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    // It would ask the page's own origin, which is the suite's server.
    lazyCompilation: false,
  };
}

export const refreshPlugins = () => (usesDevJsx && isServed ? [new ReactRefreshRspackPlugin()] : []);
export { BROWSERS };
