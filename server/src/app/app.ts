import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createFileStore, createUploads } from '../features/upload/module';
import { timeOutSlowBodies } from '../platform/http/timeouts/body-timeout';
import { allowOrigins } from '../platform/http/cross-origin';
import { decodableUrl } from '../platform/http/decodable-url';
import { handleError, registerErrorHandler } from '../platform/http/errors';
import { SAFETY_HEADERS, sendSafetyHeaders } from '../platform/http/headers';
import { createPseudonyms } from '../platform/log/pseudonym';
import { logRequests } from '../platform/http/request-log';
import { awaitHandlers } from '../platform/http/running-handlers';
import { handleSocketErrors } from '../platform/http/socket-errors';
import { registerJobs } from '../platform/jobs/scheduled-jobs';
import { limitRequests, LIMITS } from '../platform/rate-limits/limits';
import { registerHttp } from './http';
import { createModules } from './modules';
import type { AppOptions } from './options';
import { openRealtime } from './realtime';

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
    // A slow body is answered with 408 before.
    handlerTimeout: 20_000,
    // Node.js looks for late headers at this interval only.
    http: { connectionsCheckingInterval: 2_000 },
    // This is longer than a render thread may take to start, because the server continues without a thread
    // that fails to start.
    pluginTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    forceCloseConnections: 'idle',
    clientErrorHandler: handleSocketErrors,
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.headers(SAFETY_HEADERS)),
  });
  awaitHandlers(app);
  app.server.headersTimeout = 15_000;
  timeOutSlowBodies(app, 15_000);
  // Apart from uploads, only JSON bodies are accepted: a form on another site cannot send JSON.
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app);
  const pseudonymOf = createPseudonyms();
  logRequests(app, pseudonymOf);
  sendSafetyHeaders(app);
  allowOrigins(app, config.allowedOrigins);
  limitRequests(app, { limits, now, ...(load && { load }) });
  const uploads = createUploads({ db, store: await createFileStore(config), now });
  const realtime = openRealtime(app, { ...options, now, pseudonymOf });
  const created = createModules({ ...options, uploads, realtime, now });
  await realtime.serve(created.modules);
  if (options.runsJobs !== false) {
    registerJobs(
      app,
      created.modules.flatMap(({ jobs = [] }) => jobs),
    );
  }
  await app.register(async (api) => registerHttp(api, { ...options, ...created, uploads, limits, now }));
  await options.registerSite?.(app);
  return app;
}
