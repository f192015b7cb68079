import type { Configuration, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { fileURLToPath } from 'node:url';
import { namedByContent, namedByBuild } from './styles/class-names';

/** The supported browsers. Without them LightningCSS replaces logical properties by long lists of rules. */
const BROWSERS = 'chrome >= 111, edge >= 111, firefox >= 121, safari >= 16.4';

export const isProduction = process.env.NODE_ENV === 'production';
/** Whether the dev server runs, which builds with hot reload. */
export const isDevServer = process.argv.some((word) => word === 'serve' || word === 'dev');
/**
 * Whether the shell is built for `pnpm dev --only`: like a release, but with React's development build, without which an
 * edit of a remote would reload the page and lose its state.
 */
export const hasDevReact = process.env.DEV_REACT === '1';
/**
 * A dev remote may also be shown in a deployed shell, whose production React does not support the dev JSX runtime.
 */
const usesDevJsx = !isProduction && process.env.SHELL_IS_DEPLOYED !== '1';

/** The version of the current build, as set by the release command line. */
export const version = process.env.RELEASE_VERSION ?? 'dev';

/** Returns a name that keeps different builds apart. */
export const uniqueNameOf = (name: string) => `${name}_${version}`.replace(/\W/g, '_');

/**
 * Returns the name that the bundler writes into all files of a build. It is the same in all production builds of a
 * package, so that a file that does not change stays the same; `hand-over-plugin.ts` keeps the builds apart.
 */
export const bundlerNameOf = (name: string) => (isProduction ? name : uniqueNameOf(name));

/**
 * Matches installed third-party code. `@guest/shared` is always treated as source, wherever it is installed.
 */
export const THIRD_PARTY = /node_modules[\\/](?!@guest[\\/])(?!.*node_modules[\\/]@guest[\\/])/;

export interface PackageOptions {
  name: string;
  dir: string;
}

const cssModules: typeof namedByContent = (options, { exportsOnly }) =>
  isProduction
    ? namedByContent(options, { exportsOnly })
    : namedByBuild(uniqueNameOf(options.name), { exportsOnly });

/**
 * Returns the rules that compile sources. Browser and server builds differ only in how they handle styles.
 */
export function sourceRules(options: PackageOptions, target: 'browser' | 'server'): RuleSetRule[] {
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
                refresh: isDevServer && !isServer,
              },
            },
          },
          env: { targets: isServer ? 'node >= 20.19' : BROWSERS },
        },
      },
    },
    // Both builds need the same class names, otherwise the server's HTML would not match the styles.
    cssModules(options, { exportsOnly: isServer }),
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

export const refreshPlugins = () => (isDevServer ? [new ReactRefreshRspackPlugin()] : []);
export { BROWSERS };
