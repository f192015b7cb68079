import type { Consent } from '@guest/shared/contracts/guest/privacy.contract';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { ofGuest } from './people';

/** What a guest agreed to or refused; nothing is ever changed here, so that it proves what was said when. */
export const consent = pg.pgTable(
  'consent',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    type: pg.text('type').$type<Consent['type']>().notNull(),
    version: pg.text('version').notNull(),
    granted: pg.boolean('granted').notNull(),
    lang: pg.text('lang').notNull(),
    at: instant('at').notNull(),
  },
  (one) => [pg.index('consent_of_guest').on(one.guestId, one.at), ofGuest('consent_guest', one)],
);

const bytes = pg.customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A copy of all data of a guest. */
export const dataExport = pg.pgTable(
  'data_export',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** Opens the copy once. Whoever reads this table has the copy itself beside it, so it is no hash. */
    key: pg.text('key').notNull().unique('data_export_key'),
    zip: bytes('zip'),
    createdAt: createdAt(),
    fetchedAt: instant('fetched_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (one) => [
    pg.index('data_export_of_guest').on(one.guestId, one.createdAt),
    ofGuest('data_export_guest', one),
  ],
);
