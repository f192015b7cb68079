import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { personKey } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { KnownContact } from '../model/booking-details';

/** Returns the names and the verified addresses of a guest. */
export async function knownContact(
  on: Connection,
  { firstName, lastName, personId }: GuestRow,
): Promise<KnownContact> {
  const keys =
    personId === null
      ? []
      : await on
          .select({ kind: personKey.kind, address: personKey.address })
          .from(personKey)
          .where(and(eq(personKey.personId, personId), ne(personKey.kind, 'issuer')));
  const addressOf = (kind: string) => keys.find((key) => key.kind === kind)?.address ?? null;
  return { firstName, lastName, email: addressOf('email'), phone: addressOf('phone') };
}
