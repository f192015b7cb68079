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
  /** What the build manifest tells of. */
  builds: Builds;
  /** What may be tried beside each other. */
  mixes: Mixes;
  /** The channels whose rollouts are judged by what pages report. */
  rollouts: Rollouts;
  /** What stands in for the hotels' own systems. */
  demo: { propertySystem: PropertySystem; sampleStays: () => SampleStay[] };
  /** Which database this is: another than before tells every device that it was taken back to an earlier day. */
  epoch: string;
  /** Adds the documents and the files of the releases. */
  registerSite?: (app: FastifyInstance) => void | Promise<void>;
  limits?: Limits;
  load?: Load;
  now?: () => number;
  /** How many times the usual a guest may ask over the socket; for tests and benchmarks. */
  rateFactor?: number;
  /** How many sockets one network may have; for tests. */
  mostPerNetwork?: number;
  /** To the other processes of the suite, where there are some. */
  link?: NodeLink;
  /** How long a file may take to come in; for tests. */
  uploadMs?: number;
}

/** The whole server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, log, limits = LIMITS, load, now = Date.now } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // What a client calls itself must not stand in our log as ours.
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 65_536,
    // As long as the slowest: files. What is not a file has the deadline below.
    requestTimeout: 150_000,
    connectionTimeout: 20_000,
    handlerTimeout: 15_000,
    // Longer than a thread for first views may take to start: the server goes on without one that gives up.
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
  // JSON is the only body that is read, but for files: a form of another site cannot send it.
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
