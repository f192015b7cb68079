import type { Configuration } from '@rspack/core';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The port of the shell's dev server. The ports of the remotes are in `routes/remotes`. */
export const SHELL_DEV_PORT = 3100;

/**
 * Returns the settings for a dev server. It accepts connections from this machine only; the pages come from
 * the suite's own server.
 */
export function devServer(port: number, dir: string): NonNullable<Configuration['devServer']> {
  return {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The suite's server asks for the pages and parts that the remote declares itself.
    setupMiddlewares: (middlewares) => [
      ...['routes.json', 'slots.json'].map((file) => ({
        name: file,
        path: `/${file}`,
        middleware: (_request: unknown, response: ServerResponse) => {
          void readFile(join(dir, 'src', file), 'utf8')
            .catch(() => '{}')
            .then((text) => response.end(text));
        },
      })),
      ...middlewares,
    ],
    client: {
      // The address is explicit because the page has a different origin than the dev server.
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
}
