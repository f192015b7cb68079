import { codeOf } from '../../../release/src/errors/error-code';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config';
import { VIEW_LIMITS, type ViewLimits } from './first-view/view-limits';
import { createViewPool } from './first-view/view-pool';
import { createViews } from './first-view/views';
import { registerReleaseFiles } from './static/release-files.routes';
import type { ReleaseStore } from './releases/release-store';
import { createSetRequestReader } from './releases/release-set-request';
import { registerDocuments } from './document/document.routes';
import { createDocuments } from './document/documents';
import { readFonts } from './fonts/fonts';
import type { ReportMarks } from './release-report/report-marks';
import { registerFonts } from './fonts/fonts.routes';
import { createReadReplies } from './reads/read-reply';
import { registerServiceWorker } from './static/service-worker.routes';
import { registerSiteFiles } from './static/site-files.routes';

export interface SiteDeps {
  readonly config: Pick<Config, 'apiToken' | 'environment' | 'deepLinkBase' | 'chatHosts'> &
    Partial<Pick<Config, 'uploadsS3' | 'channelHosts' | 'publicHost' | 'hasTestEndpoints'>>;
  readonly releases: ReleaseStore;
  /** Marks documents, so that their pages can report. */
  readonly marks?: Pick<ReportMarks, 'issue'>;
  readonly limits?: ViewLimits;
  /** Without any hotel, `/` tells an operator how to add the first one. */
  readonly hasHotels?: () => Promise<boolean>;
  readonly now?: () => number;
}

/** Registers everything except the API: release files, and documents with their first views. */
export function registerSite(app: FastifyInstance, deps: SiteDeps): void {
  const { config, releases, marks, limits = VIEW_LIMITS, now = Date.now } = deps;
  const { hasHotels = async () => true } = deps;
  const pool = createViewPool({
    limits,
    onQuarantine: (view, reason) =>
      app.log.warn({ view, reason }, 'first view quarantined; the browser renders it'),
  });
  const views = createViews(pool, limits);

  registerReleaseFiles(app, { releases });
  registerSiteFiles(app, { config, now });
  const fonts = readFonts();
  registerFonts(app, fonts);
  const { channelHosts = {}, publicHost, hasTestEndpoints = false } = config;
  const readSetRequest = createSetRequestReader({
    channelHosts,
    hasTestEndpoints,
    ...(publicHost !== undefined && { publicHost }),
  });
  registerServiceWorker(app, { releases, readSetRequest });
  const documents = createDocuments({
    releases,
    views,
    fonts,
    config,
    now,
    readReply: createReadReplies(app, config),
    // While the server stops, its reads fail, which ends the warm-up.
    onError(error) {
      if (codeOf(error) !== 'FST_ERR_REOPENED_CLOSE_SERVER')
        app.log.error({ err: error }, 'documents could not be prepared');
    },
  });
  registerDocuments(app, { ...documents, readSetRequest, marks, hasHotels });
  // A server without a release fails to start here.
  app.addHook('onReady', async () => views.warm(await releases.choose({})));
  // The warm-up reads from this server, so it has to wait until the server listens.
  app.addHook('onListen', async () => void documents.prepare(await releases.choose({})));
  app.addHook('onClose', () => pool.close());
}
