import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import * as pg from 'drizzle-orm/pg-core';
import {
  id,
  coordinatesCheck,
  position,
  propertyId,
  slug,
  text,
  texts,
  updatedAt,
  version,
  textArray,
  withdrawnAt,
} from '../columns/columns';
import { property } from './property';
import type { StoredHours, StoredPicture } from '../columns/stored';

export const outlet = pg.pgTable(
  'outlet',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    slug: slug(),
    position: position(),
    kind: pg.text('kind').$type<Outlet['kind']>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pictures: pg.jsonb('pictures').$type<StoredPicture[]>().notNull().default([]),
    cuisine: texts('cuisine'),
    priceLevel: pg.integer('price_level').notNull(),
    dressCode: text('dress_code'),
    phone: pg.text('phone'),
    place: text('place').notNull(),
    lat: pg.doublePrecision('lat'),
    lng: pg.doublePrecision('lng'),
    openingHours: pg.jsonb('opening_hours').$type<StoredHours>().notNull(),
    bookingMode: pg.text('booking_mode').$type<Outlet['bookingMode']>().notNull(),
    externalBookingUrl: pg.text('external_booking_url'),
    orderModes: textArray('order_modes').$type<Outlet['orderModes']>(),
    withdrawnAt: withdrawnAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [
    pg.unique('outlet_in_property').on(one.propertyId, one.id),
    pg.unique('outlet_slug').on(one.propertyId, one.slug),
    coordinatesCheck('outlet_is_on_earth', one),
  ],
);
