import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app';
import { tagReads } from '../http/entity-tag';
import { identifyGuests } from '../http/guest';
import type { Limits } from '../http/limits';
import type { Live } from '../realtime/live';
import { installRoutes } from '../install/install.routes';
import { createSetWishes } from '../releases/set-wish';
import { staffDoor } from '../test-doors/staff-door';
import { testDoorRoutes } from '../test-doors/test-doors.routes';
import { activityRoutes } from './activity/activity.routes';
import { createActivityRepository } from './activity/activity.repository';
import { createSessionRepository } from './activity/session.repository';
import { announcementRoutes } from './announcement/announcement.routes';
import { createAnnouncementRepository } from './announcement/announcement.repository';
import { registerBecomingKnown } from './becoming-known';
import { buildRoutes } from './build/build.routes';
import { directoryRoutes } from './directory/directory.routes';
import { createDirectoryRepository } from './directory/directory.repository';
import { docsRoutes } from './docs/docs.routes';
import { createCommentRepository } from './feed/comment.repository';
import { feedRoutes } from './feed/feed.routes';
import { createLikeRepository } from './feed/like.repository';
import { createFlagRepository } from './feed/flag.repository';
import { flagRoutes } from './feed/flag.routes';
import { likeRoutes } from './feed/like.routes';
import { createPostRepository } from './feed/post.repository';
import { createGuestCardRepository } from './guest/guest-card.repository';
import { guestCardRoutes } from './guest/guest-card.routes';
import { createTokenRepository } from './guest/token.repository';
import { createFavoriteRepository } from './favorite/favorite.repository';
import { favoriteRoutes } from './favorite/favorite.routes';
import { healthRoutes } from './health/health.routes';
import { registerOrders } from './order/register-orders';
import { createMenuRepository } from './outlet/menu.repository';
import { mixRoutes } from './mix/mix.routes';
import { outletRoutes } from './outlet/outlet.routes';
import { createOutletRepository } from './outlet/outlet.repository';
import { pictureRoutes } from './picture/picture.routes';
import { propertyRoutes } from './property/property.routes';
import { createPropertyRepository } from './property/property.repository';
import { createServeInProperty } from './property/serve-in-property';
import { createSearchRepository } from './search/search.repository';
import { registerReleaseReports } from './release-report/release-reports';
import { searchRoutes } from './search/search.routes';
import { createStaffAccess } from './staff/staff-access.repository';
import { staffRoutes } from './staff/staff.routes';
import { registerTableBookings } from './table-booking/table-bookings';
import { uploadRoutes } from './upload/upload.routes';
import type { Uploads } from './upload/uploads';

type Options = AppOptions & { uploads: Uploads; limits: Limits; now: () => number; live: Live };

/** Everything the API serves, each feature with the repositories it reads. */
export async function registerFeatures(api: FastifyInstance, options: Options): Promise<void> {
  const { db, config, builds, limits, now } = options;
  const tokens = createTokenRepository(db, now);
  const properties = createPropertyRepository(db);
  const outlets = createOutletRepository(db);
  const serveInProperty = createServeInProperty(api, properties);

  identifyGuests(api, { guestOf: tokens.guestOf, rate: limits.perToken, now });
  tagReads(api);

  propertyRoutes(api, serveInProperty, properties, { ...config, db, now });
  const directories = createDirectoryRepository(db);
  directoryRoutes(serveInProperty, directories, outlets, { db, now });
  outletRoutes(serveInProperty, outlets, createMenuRepository(db), now);
  searchRoutes(serveInProperty, createSearchRepository(db), { db, directories, now });
  registerOrders(api, serveInProperty, options);
  activityRoutes(serveInProperty, createActivityRepository(db), createSessionRepository(db), now);
  favoriteRoutes(serveInProperty, createFavoriteRepository(db), now);
  const posts = createPostRepository(db);
  feedRoutes(serveInProperty, posts, createCommentRepository(db), now);
  likeRoutes(serveInProperty, posts, createLikeRepository(db), now);
  flagRoutes(serveInProperty, posts, createFlagRepository(db), now);
  registerTableBookings(api, serveInProperty, options.live.tables, {
    properties,
    rateFactor: options.rateFactor,
  });
  announcementRoutes(serveInProperty, createAnnouncementRepository(db), now);
  guestCardRoutes(api, createGuestCardRepository(db));
  await registerBecomingKnown(api, options, { tokens, properties, serveInProperty });
  const access = createStaffAccess(db, now);
  staffRoutes(api, access);
  const wishOf = createSetWishes(config);
  buildRoutes(api, builds, wishOf);
  mixRoutes(api, options.mixes, wishOf);
  registerReleaseReports(api, options);
  await docsRoutes(api);
  healthRoutes(api, db, options.live);
  pictureRoutes(api);
  await api.register((scope) => uploadRoutes(scope, options.uploads, { withinMs: options.uploadMs }));
  installRoutes(api, properties);
  if (config.hasTestDoors) {
    testDoorRoutes(api, { db, properties, tokens });
    staffDoor(api, { db, properties, access });
  }
}
