import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, propertyId } from '../columns/columns';
import { ofGuest } from '../people/people';

/** A guest's favorites. The saved object may no longer exist, so there is no foreign key to it. */
export const favorite = pg.pgTable(
  'favorite',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    type: pg.text('type').$type<FavoriteType>().notNull(),
    /** The id of the outlet or activity. */
    uuid: pg.uuid('uuid').notNull(),
    createdAt: createdAt(),
  },
  (one) => [pg.primaryKey({ columns: [one.guestId, one.type, one.uuid] }), ofGuest('favorite_guest', one)],
);
