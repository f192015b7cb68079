import type { Consent } from '@guest/shared/contracts/guest/privacy.contract';
import { desc, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { consent } from '../../platform/db/tables/schema';

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

export function createConsentRepository(db: Database, now: () => number) {
  return {
    /** Appends consents to the log; existing entries never change. */
    async add(
      { id: guestId, propertyId }: { id: string; propertyId: string },
      entries: Pick<Consent, 'type' | 'version' | 'granted'>[],
      lang: string,
      on: Connection = db,
    ): Promise<void> {
      const at = new Date(now());
      await on.insert(consent).values(entries.map((one) => ({ ...one, guestId, propertyId, lang, at })));
    },

    async listOf(guestId: string): Promise<Consent[]> {
      const rows = await db
        .select()
        .from(consent)
        .where(eq(consent.guestId, guestId))
        .orderBy(desc(consent.at), consent.type);
      return rows.map(({ type, version, granted, lang, at }) => ({
        type,
        version,
        granted,
        lang,
        at: at.toISOString(),
      }));
    },
  };
}
