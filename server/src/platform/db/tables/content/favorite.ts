import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, propertyId } from '../columns/columns';
import { ofGuest } from '../people/people';

/** What a guest wants to find again. What is kept here may be gone from the house, so it points at no table. */
export const favorite = pg.pgTable(
  'favorite',
  {
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    type: pg.text('type').$type<FavoriteType>().notNull(),
    /** Of the outlet or the activity. */
    uuid: pg.uuid('uuid').notNull(),
    createdAt: createdAt(),
  },
  (one) => [pg.primaryKey({ columns: [one.guestId, one.type, one.uuid] }), ofGuest('favorite_guest', one)],
);
