import type { FastifyInstance } from 'fastify';
import { tagReads } from '../platform/http/entity-tag';
import { identifyGuests } from '../platform/http/guest';
import type { Limits } from '../platform/rate-limits/limits';
import { installRoutes } from '../site/install/install.routes';
import { buildRoutes } from '../site/release-api/build.routes';
import { mixRoutes } from '../site/release-api/mix.routes';
import { createSetWishes } from '../site/releases/set-wish';
import type { createModules } from './modules';
import type { AppOptions } from './options';
import { staffDoor } from './test-doors/staff-door';
import { testDoorRoutes } from './test-doors/test-doors.routes';
import { testHotelRoutes } from './test-doors/test-hotel.routes';

interface HttpDeps extends AppOptions, ReturnType<typeof createModules> {
  limits: Limits;
  now: () => number;
}

/** Registers the API: the routes of all features, of the releases and, in tests, of the test endpoints. */
export async function registerHttp(api: FastifyInstance, deps: HttpDeps): Promise<void> {
  const { db, config, builds, mixes, limits, now, modules, properties, tokens, access } = deps;
  identifyGuests(api, { guestOf: tokens.guestOf, rate: limits.perToken, now });
  tagReads(api);
  for (const { routes } of modules) await routes?.(api);
  const wishOf = createSetWishes(config);
  buildRoutes(api, builds, wishOf);
  mixRoutes(api, mixes, wishOf);
  installRoutes(api, properties);
  if (config.hasTestDoors) {
    testDoorRoutes(api, { db, properties, tokens });
    staffDoor(api, { db, properties, access });
    testHotelRoutes(api, { db });
  }
}
