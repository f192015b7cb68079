import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  activity,
  consent,
  favorite,
  guestToken,
  outlet,
  personKey,
} from '../../../platform/db/tables/schema';
import type { Text } from '../../../platform/db/tables/columns/stored';

/** Returns the contacts, consents and signed-in devices of a person. */
export async function loadPersonalAccount(
  db: Database,
  { ids, personId }: { ids: string[]; personId: string | null },
) {
  const [contacts, consents, sessions, favorites] = await Promise.all([
    personId
      ? db
          .select({ kind: personKey.kind, address: personKey.address, verifiedAt: personKey.verifiedAt })
          .from(personKey)
          .where(eq(personKey.personId, personId))
      : [],
    db
      .select({
        type: consent.type,
        version: consent.version,
        granted: consent.granted,
        lang: consent.lang,
        at: consent.at,
      })
      .from(consent)
      .where(inArray(consent.guestId, ids)),
    db
      .select({
        browser: guestToken.browser,
        system: guestToken.system,
        createdAt: guestToken.createdAt,
        lastUsedAt: guestToken.lastUsedAt,
      })
      .from(guestToken)
      .where(inArray(guestToken.guestId, ids)),
    db
      .select({
        type: favorite.type,
        uuid: favorite.uuid,
        // `null` if the hotel no longer offers it.
        name: sql<Text | null>`coalesce(${outlet.name}, ${activity.name})`,
        notify: favorite.notify,
        createdAt: favorite.createdAt,
      })
      .from(favorite)
      .leftJoin(outlet, and(eq(favorite.type, 'outlet'), eq(outlet.id, favorite.uuid)))
      .leftJoin(activity, and(eq(favorite.type, 'activity'), eq(activity.id, favorite.uuid)))
      .where(inArray(favorite.guestId, ids)),
  ]);
  return { contacts, consents, sessions, favorites };
}
