import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import { registerFeatures } from './features';
import type { Builds } from '../site/release-api/build.routes';
import type { Mixes } from '../site/release-api/mix.routes';
import type { SampleStay } from '../features/mail/mail-page';
import type { Rollouts } from '../site/release-report/rollouts';
import type { PropertySystem } from '../features/stay/property-system';
import { createFileStore } from '../features/upload/store/create-file-store';
import { createUploads } from '../features/upload/uploads';
import { endSlowBodies } from '../platform/http/body-deadline';
import { allowOrigins } from '../platform/http/cross-origin';
import { decodableUrl } from '../platform/http/decodable-url';
import { answerError, answerErrors } from '../platform/http/errors';
import { SAFETY_HEADERS, sendSafetyHeaders } from '../platform/http/headers';
import { limitRequests, LIMITS, type Limits } from '../platform/rate-limits/limits';
import type { Load } from '../platform/rate-limits/load';
import { logRequests } from '../platform/http/request-log';
import { answerSocketErrors } from '../platform/http/socket-errors';
import { openRealtime } from './chat-server';
import type { NodeLink } from '../platform/cluster/node-link';

export interface AppOptions {
  db: Database;
  config: Pick<
    Config,
    | 'allowedOrigins'
    | 'channelHosts'
    | 'dataDir'
    | 'deepLinkBase'
    | 'chatHosts'
    | 'hasMailbox'
    | 'hasTestDoors'
    | 'issuers'
    | 'publicHost'
    | 'smtp'
    | 'translation'
    | 'trustProxy'
    | 'uploadsS3'
  >;
  log: FastifyBaseLogger;
  /** The builds listed in the build manifest. */
  builds: Builds;
  /** The mixes: releases that can be tried out together. */
  mixes: Mixes;
  /** The channels whose rollouts are evaluated by the reports of pages. */
  rollouts: Rollouts;
  /** Simulates the hotels' own systems. */
  demo: { propertySystem: PropertySystem; sampleStays: () => SampleStay[] };
  /**
   * Identifies the database. A changed epoch tells every device that the database was restored to an earlier
   * state.
   */
  epoch: string;
  /** Registers the routes for documents and release files. */
  registerSite?: (app: FastifyInstance) => void | Promise<void>;
  limits?: Limits;
  load?: Load;
  now?: () => number;
  /** Multiplies the socket rate limits of a guest; used by tests and benchmarks. */
  rateFactor?: number;
  /** The maximum number of sockets per network; set by tests. */
  mostPerNetwork?: number;
  /** The link to the other server processes, if there are any. */
  link?: NodeLink;
  /** The time limit for an upload in milliseconds; set by tests. */
  uploadMs?: number;
}

/** Builds the whole server without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, log, limits = LIMITS, load, now = Date.now } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A request id chosen by the client must not appear in our log as ours.
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 65_536,
    // This covers the slowest requests, which are uploads. All other bodies have the shorter timeout below.
    requestTimeout: 150_000,
    connectionTimeout: 20_000,
    handlerTimeout: 15_000,
    // This is longer than a render thread may take to start, because the server continues without a thread
    // that fails to start.
    pluginTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerSocketErrors,
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(SAFETY_HEADERS)),
  });
  app.server.headersTimeout = 15_000;
  endSlowBodies(app, 15_000);
  // Apart from uploads, only JSON bodies are accepted: a form on another site cannot send JSON.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  logRequests(app);
  sendSafetyHeaders(app);
  allowOrigins(app, config.allowedOrigins);
  limitRequests(app, { limits, now, ...(load && { load }) });
  const uploads = createUploads({ db, store: await createFileStore(config), now });
  const live = await openRealtime(app, { ...options, uploads, now });
  await app.register(async (api) => registerFeatures(api, { ...options, uploads, limits, now, live }));
  await options.registerSite?.(app);
  return app;
}
