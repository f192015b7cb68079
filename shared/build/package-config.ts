import type { Configuration, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** The supported browsers. Without them LightningCSS replaces logical properties by long lists of rules. */
const BROWSERS = 'chrome >= 111, edge >= 111, firefox >= 121, safari >= 16.4';

export const isProduction = process.env.NODE_ENV === 'production';
/** Whether the dev server runs, which builds with hot reload. */
export const isDevServer = process.argv.some((word) => word === 'serve' || word === 'dev');
/**
 * A dev remote inside a deployed shell runs with production React, which does not support the dev JSX
 * runtime.
 */
const usesDevJsx = !isProduction && process.env.SHELL_IS_DEPLOYED !== '1';

/** The version of the current build, as set by the release command line. */
export const version = process.env.RELEASE_VERSION ?? 'dev';

/** Returns a name that keeps code and styles of different builds apart. */
export const uniqueNameOf = (name: string) => `${name}_${version}`.replace(/\W/g, '_');

/**
 * Returns the name pattern for classes of CSS modules. The first four characters identify the build, so no
 * two builds share a class name. Class names make up a tenth of a document with inlined styles, so production
 * names contain nothing else; with one character less, two classes of a build occasionally collided.
 */
function classNamePattern(name: string): string {
  const build = uniqueNameOf(name);
  if (!isProduction) return `${build}-[local]-[hash:base64:5]`;
  return `${name[0]}${createHash('sha256').update(build).digest('hex').slice(0, 4)}-[hash:base64:6]`;
}

/**
 * Matches installed third-party code. `@guest/shared` is always treated as source, wherever it is installed.
 */
export const THIRD_PARTY = /node_modules[\\/](?!@guest[\\/])(?!.*node_modules[\\/]@guest[\\/])/;

export interface PackageOptions {
  name: string;
  dir: string;
}

/**
 * Returns the rules that compile sources. Browser and server builds differ only in how they handle styles.
 */
export function sourceRules(name: string, target: 'browser' | 'server'): RuleSetRule[] {
  const isServer = target === 'server';
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: THIRD_PARTY,
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
                refresh: usesDevJsx && isDevServer && !isServer,
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
      // Both builds need the same class names, otherwise the server's HTML would not match the styles.
      generator: { localIdentName: classNamePattern(name), exportsOnly: isServer },
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

/** The settings shared by all builds of a package. */
export function packageConfig({ name, dir }: PackageOptions): Configuration {
  return {
    name,
    context: dir,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    // Lazy compilation would send requests to the origin of the page, which is the suite's server.
    lazyCompilation: false,
  };
}

export const refreshPlugins = () => (usesDevJsx && isDevServer ? [new ReactRefreshRspackPlugin()] : []);
export { BROWSERS };
