import type { Configuration } from '@rspack/core';

/** The port of the shell's dev server; those of the remotes stand in their table. */
export const SHELL_DEV_PORT = 3100;

/** Serves a package to the pages that the suite's own server writes, on this machine only. */
export function devServer(port: number): NonNullable<Configuration['devServer']> {
  return {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      // The page is of another origin, so its own says nothing.
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
}
