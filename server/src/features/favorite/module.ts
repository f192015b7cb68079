import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { ActivityRepository } from '../activity/activity.repository';
import { createMessageRepository } from '../chat/messages/message.repository';
import type { OutletRepository } from '../outlet/outlet.repository';
import type { ServesInProperty } from '../property/module';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import { createFavoriteRepository } from './favorite.repository';
import { favoriteRoutes } from './favorite.routes';
import { createListedFavorites } from './listed-favorites';
import { createActivityOccasions } from './notify/activity-occasions';
import { createNotifyOpenings } from './notify/notify-openings.job';
import { createOutletOccasions } from './notify/outlet-occasions';
import { createWatchedFavorites } from './notify/watched-favorites';

const OPENINGS_CHECK_MS = 60_000;

interface FavoriteModuleDeps {
  db: Database;
  outbox: PushOutbox;
  outlets: OutletRepository;
  activities: ActivityRepository;
  tables: BookingDeps;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Favorites of guests, and the messages when a sold-out favorite can be booked again. */
export function createFavoriteModule(deps: FavoriteModuleDeps): Module {
  const { db, outbox, tables, servesInProperty, now } = deps;
  const favorites = createFavoriteRepository(db, now);
  const listedFavorites = createListedFavorites(deps);
  const watched = createWatchedFavorites(db);
  const deleteOutdated = async () => {
    await favorites.deleteGone();
    await watched.deleteOutdated(now());
  };
  const notifyOpenings = createNotifyOpenings({
    db,
    outbox,
    messages: createMessageRepository({ outbox, now }),
    watched,
    occasionsOf: { outlet: createOutletOccasions(tables), activity: createActivityOccasions(db, now) },
    now,
  });
  return {
    routes: (app) => favoriteRoutes(servesInProperty(app), { favorites, listedFavorites, now }),
    jobs: [
      { name: 'favoriteOpenings', everyMs: OPENINGS_CHECK_MS, run: notifyOpenings },
      { name: 'favoriteHousekeeping', everyMs: HOUSEKEEPING_MS, run: deleteOutdated },
    ],
  };
}
