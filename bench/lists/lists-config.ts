import { browserConfig } from '@guest/shared/build/browser-config';
import { packageDir } from '../../release/src/workspace/packages';
import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';

/**
 * Configures one page with all the lists, built with the suite's own rules. The suite's room comes from its
 * own package.
 */
export function listsConfig(dir: string, out: string): Configuration {
  const config = browserConfig({ name: 'lists', dir });
  const suite = JSON.stringify(join(packageDir('chat'), 'src/testing/bench-list.tsx'));
  return {
    ...config,
    mode: 'production',
    devtool: false,
    entry: { main: './main.tsx' },
    output: { ...config.output, path: out, filename: '[name].js', cssFilename: '[name].css' },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [join(dir, 'suite-list.js')]: `export { suiteList } from ${suite};`,
      }),
      new rspack.DefinePlugin({ __VERSION__: JSON.stringify('bench') }),
      // Images and fonts of the kits are not part of the measurement.
      new rspack.NormalModuleReplacementPlugin(/\.(woff2?|ttf|eot|svg)(\?.*)?$/, 'data:text/javascript,'),
    ],
  };
}
