import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app';
import { tagReads } from '../platform/http/entity-tag';
import { identifyGuests } from '../platform/http/guest';
import type { Limits } from '../platform/rate-limits/limits';
import type { Live } from './live';
import { installRoutes } from '../site/install/install.routes';
import { createSetWishes } from '../site/releases/set-wish';
import { staffDoor } from './test-doors/staff-door';
import { testHotelRoutes } from './test-doors/test-hotel.routes';
import { testDoorRoutes } from './test-doors/test-doors.routes';
import { activityRoutes } from '../features/activity/activity.routes';
import { createActivityRepository } from '../features/activity/activity.repository';
import { createSessionRepository } from '../features/activity/session.repository';
import { announcementRoutes } from '../features/announcement/announcement.routes';
import { createAnnouncementRepository } from '../features/announcement/announcement.repository';
import { registerBecomingKnown } from './becoming-known';
import { buildRoutes } from '../site/release-api/build.routes';
import { directoryRoutes } from '../features/directory/directory.routes';
import { createDirectoryRepository } from '../features/directory/directory.repository';
import { docsRoutes } from '../features/api-docs/docs.routes';
import { createCommentRepository } from '../features/feed/comment.repository';
import { feedRoutes } from '../features/feed/feed.routes';
import { createLikeRepository } from '../features/feed/like.repository';
import { createFlagRepository } from '../features/feed/flag.repository';
import { flagRoutes } from '../features/feed/flag.routes';
import { likeRoutes } from '../features/feed/like.routes';
import { createPostRepository } from '../features/feed/post.repository';
import { createGuestCardRepository } from '../features/profile/guest-card.repository';
import { guestCardRoutes } from '../features/profile/guest-card.routes';
import { createTokenRepository } from '../features/identity/token.repository';
import { createFavoriteRepository } from '../features/favorite/favorite.repository';
import { favoriteRoutes } from '../features/favorite/favorite.routes';
import { healthRoutes } from '../features/health/health.routes';
import { registerOrders } from '../features/order/register-orders';
import { createMenuRepository } from '../features/outlet/menu.repository';
import { mixRoutes } from '../site/release-api/mix.routes';
import { outletRoutes } from '../features/outlet/outlet.routes';
import { createOutletRepository } from '../features/outlet/outlet.repository';
import { pictureRoutes } from '../features/picture/picture.routes';
import { propertyRoutes } from '../features/property-detail/property.routes';
import { createPropertyRepository } from '../features/property/property.repository';
import { createServeInProperty } from '../features/property/serve-in-property';
import { createSearchRepository } from '../features/search/search.repository';
import { registerReleaseReports } from '../site/release-report/release-reports';
import { searchRoutes } from '../features/search/search.routes';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { staffRoutes } from '../features/staff/staff.routes';
import { registerTableBookings } from '../features/table-booking/table-bookings';
import { uploadRoutes } from '../features/upload/upload.routes';
import type { Uploads } from '../features/upload/uploads';

type Options = AppOptions & { uploads: Uploads; limits: Limits; now: () => number; live: Live };

/** Registers all features of the API with their repositories. */
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
    testHotelRoutes(api, { db });
  }
}
