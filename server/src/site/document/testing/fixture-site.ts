import Fastify from 'fastify';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { BEHAVIOURS, FIXTURE_WORKER, type Behaviour } from '../../first-view/testing/fixture-worker';
import { VIEW_LIMITS, type ViewLimits } from '../../first-view/view-limits';
import { sendSafetyHeaders } from '../../../platform/http/headers';
import { fixtureReleases } from '../../releases/testing/fixture-releases';
import { withDevServers, type DevServers } from '../../releases/dev-releases';
import { withLocalRemotes } from '../../releases/local-remotes';
import { createReleaseStore } from '../../releases/release-store';
import { registerSite } from '../../site';
import { registerFixtureApi } from './fixture-api';

export const SHELL_CSS = 'body{margin:0;background:url(wave.svg)}';
export const DINING_CSS = '.dining_card{color:red}';
export const EARLY_TAPS = 'globalThis.early=[]';

const OUTLETS = { path: '/web/property/:property/outlets', query: { q: 'search' }, fixed: {} };

export interface FixtureReply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** The body before decompression. */
  body: Buffer;
  html: string;
}

/** Starts a whole site on fixture releases, with real HTTP and processes and an API that a test controls. */
export async function fixtureSite(
  options: {
    limits?: Partial<ViewLimits>;
    now?: () => number;
    dining?: Behaviour;
    devServers?: DevServers;
    chatHosts?: Record<string, string>;
    channelHosts?: Record<string, string>;
    publicHost?: string;
    hasTestEndpoints?: boolean;
    environment?: string;
  } = {},
) {
  const releases = await fixtureReleases();
  const publishDining = (version: string, behaviour: Behaviour) =>
    releases.publish(
      {
        name: 'dining',
        version,
        entry: ['remoteEntry.js'],
        pages: {
          'property-directories-outlets': {
            scripts: ['__federation_expose_remote.0badcafe.js'],
            styles: ['__federation_expose_remote.0badcafe.css'],
            reads: [OUTLETS],
          },
        },
        texts: { en: ['texts-en.js'], es: ['texts-es.js'] },
      },
      {
        'remoteEntry.js': `entry of ${version}`,
        '__federation_expose_remote.0badcafe.js': 'page',
        '__federation_expose_remote.0badcafe.css': DINING_CSS,
        'texts-en.js': 'en',
        'texts-es.js': 'es',
      },
      BEHAVIOURS[behaviour],
    );
  await releases.publish(
    {
      name: 'shell',
      version: '1.0.0',
      entry: ['react.1.js', 'main.1.js'],
      styles: ['main.12345678.css'],
      pages: { index: { scripts: [], styles: [], reads: [{ path: '/web/property', query: {}, fixed: {} }] } },
      texts: { en: ['shell-en.js'], es: ['shell-es.js'] },
      inline: '_inline/inline.js',
    },
    {
      'react.1.js': 'react',
      'main.1.js': 'main',
      'main.12345678.css': SHELL_CSS,
      'shell-en.js': 'en',
      'shell-es.js': 'es',
    },
    FIXTURE_WORKER,
  );
  /** Publishes the shell and the dining page as one build. */
  const publishFlat = () =>
    releases.publish(
      {
        name: 'shell',
        version: 'flat',
        entry: ['main.1.js'],
        pages: {
          'property-directories-outlets': {
            scripts: ['dining.js'],
            styles: ['dining.12345678.css'],
            reads: [OUTLETS],
          },
        },
        texts: { en: ['shell-en.js'] },
      },
      { 'main.1.js': 'main', 'dining.js': 'page', 'dining.12345678.css': DINING_CSS, 'shell-en.js': 'en' },
      FIXTURE_WORKER,
    );
  await releases.put('shell/1.0.0/_inline/inline.js', EARLY_TAPS);
  await publishDining('1.0.0', options.dining ?? 'good');
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: { dining: '1.0.0' } });

  const app = Fastify({ forceCloseConnections: true });
  sendSafetyHeaders(app);
  const api = registerFixtureApi(app);
  registerSite(app, {
    config: {
      apiToken: 'key',
      environment: options.environment ?? 'test',
      deepLinkBase: 'https://suite.example/open',
      chatHosts: options.chatHosts ?? {},
      channelHosts: options.channelHosts ?? {},
      ...(options.publicHost !== undefined && { publicHost: options.publicHost }),
      hasTestEndpoints: options.hasTestEndpoints ?? false,
    },
    releases: withLocalRemotes(
      withDevServers(
        createReleaseStore({ storage: releases.storage, channel: 'production' }),
        options.devServers ?? {},
      ),
    ),
    // The limits are generous, so that only what a test delays is late.
    limits: { ...VIEW_LIMITS, pageBudget: 10_000, frameBudget: 10_000, ...options.limits },
    now: options.now ?? (() => 1_800_000_000_000),
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a port, so the address is an object.
  const { port } = app.server.address() as AddressInfo;

  async function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<FixtureReply> {
    const sent = { accept: 'text/html', ...headers };
    // The `response` event carries an `IncomingMessage`.
    const [reply] = (await once(request({ port, path, method, headers: sent }).end(), 'response')) as [
      IncomingMessage,
    ];
    const body = await buffer(reply);
    return { status: reply.statusCode, headers: reply.headers, body, html: decoded(body, reply.headers) };
  }

  return { get, api, releases, publishDining, publishFlat, promote: releases.promote };
}

function decoded(body: Buffer, { 'content-encoding': encoding }: IncomingMessage['headers']): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Returns the boot data of a document. */
export function bootIn(html: string): Record<string, unknown> & { data: { url: string; reply: unknown }[] } {
  const blocks = html.matchAll(/<script type="application\/json" id="boot">(.*?)<\/script>/gs);
  const text = [...blocks].at(-1)?.[1];
  // The cast is safe because the tests compare the content.
  return JSON.parse(text ?? 'null') as ReturnType<typeof bootIn>;
}
