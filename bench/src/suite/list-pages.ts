import { rspack, type Configuration } from '@rspack/core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LISTS = fileURLToPath(new URL('../../lists', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const PAGE =
  '<!doctype html><html lang="en"><link rel="stylesheet" href="/main.css"><style>html,body{margin:0}#room,#room>*{height:100vh}</style><body><script type="module" src="/main.js"></script>';

/** Builds the page with the lists and serves it. */
export async function serveLists(): Promise<{ addressOf(list: string): string; close(): Promise<void> }> {
  const out = await mkdtemp(join(tmpdir(), 'lists-'));
  // The build configuration reads `NODE_ENV` when it is imported.
  process.env.NODE_ENV = 'production';
  const { listsConfig } = await import('../../lists/lists-config');
  await build(listsConfig(LISTS, out));
  const server = await serve(out);
  // The cast is safe because the server listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (list) => `http://localhost:${port}/?list=${list}`,
    async close() {
      server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}

async function serve(dir: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://lists');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
    readFile(join(dir, pathname.slice(1))).then(
      (file) => response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
