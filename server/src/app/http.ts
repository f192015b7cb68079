import type { FastifyInstance } from 'fastify';
import { tagReads } from '../platform/http/tag-reads';
import { registerAuthentication } from '../platform/http/authentication';
import type { Uploads } from '../features/upload/module';
import type { Limits } from '../platform/rate-limits/limits';
import { appAssociationRoutes } from '../site/app-links/app-association.routes';
import { deepLinkRoutes } from '../site/app-links/deep-link.routes';
import { installRoutes } from '../site/install/install.routes';
import { buildRoutes } from '../site/release-api/build.routes';
import { mixRoutes } from '../site/release-api/mix.routes';
import { createSetRequestReader } from '../site/releases/release-set-request';
import type { createModules } from './modules';
import type { AppOptions } from './options';
import { testStaffRoutes } from './test-endpoints/test-staff.routes';
import { testGuestRoutes } from './test-endpoints/test-guest.routes';
import { testHotelRoutes } from './test-endpoints/test-hotel.routes';

interface HttpDeps extends AppOptions, ReturnType<typeof createModules> {
  uploads: Uploads;
  limits: Limits;
  now: () => number;
}

/** Registers the API: the routes of all features, of the releases and, in tests, of the test endpoints. */
export async function registerHttp(api: FastifyInstance, deps: HttpDeps): Promise<void> {
  const { db, config, builds, mixes, limits, now, modules, properties, tokens, access } = deps;
  registerAuthentication(api, { findGuest: tokens.guestOf, rate: limits.perToken, now });
  tagReads(api);
  for (const { routes } of modules) await routes?.(api);
  const releaseSetRequestOf = createSetRequestReader(config);
  buildRoutes(api, builds, releaseSetRequestOf);
  mixRoutes(api, mixes, releaseSetRequestOf);
  installRoutes(api, { properties, readPicture: deps.readPicture });
  appAssociationRoutes(api, properties, config.deepLinkBase);
  deepLinkRoutes(api, { db, config });
  if (config.hasTestEndpoints) {
    testGuestRoutes(api, { db, properties, tokens });
    testStaffRoutes(api, { db, properties, access });
    testHotelRoutes(api, { db, files: deps.uploads.store });
  }
}
