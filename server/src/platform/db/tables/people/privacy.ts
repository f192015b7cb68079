import type { Consent } from '@guest/shared/contracts/guest/privacy.contract';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { guestForeignKey } from './people';

/**
 * Consents given or refused by a guest. Rows are never changed, so that they prove what the guest decided and
 * when.
 */
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
  (one) => [pg.index('consent_of_guest').on(one.guestId, one.at), guestForeignKey('consent_guest', one)],
);

const bytes = pg.customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A copy of all data of a guest. */
export const dataExport = pg.pgTable(
  'data_export',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    /** Opens the copy once. The key is stored in plain text because the copy itself is in the same table. */
    key: pg.text('key').notNull().unique('data_export_key'),
    zip: bytes('zip'),
    createdAt: createdAt(),
    fetchedAt: instant('fetched_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (one) => [
    pg.index('data_export_of_guest').on(one.guestId, one.createdAt),
    guestForeignKey('data_export_guest', one),
  ],
);
