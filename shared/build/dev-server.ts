import type { Configuration } from '@rspack/core';

/** The port of the shell's dev server. The ports of the remotes are in `routes/remotes`. */
export const SHELL_DEV_PORT = 3100;

/**
 * Returns the settings for a dev server. It accepts connections from this machine only; the pages come from
 * the suite's own server.
 */
export function devServer(port: number): NonNullable<Configuration['devServer']> {
  return {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      // The address is explicit because the page has a different origin than the dev server.
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
}
