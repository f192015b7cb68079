import { eq } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Database } from '../../../platform/db/database';
import { membership, property } from '../../../platform/db/tables/schema';
import { newReference } from '../../../platform/security/reference';
import { knownGuest } from '../../../testing/guests';

type GuestFacts = NonNullable<Parameters<typeof knownGuest>[2]>;

/** Inserts a signed-in guest who is a member, without going through the registration. */
export async function newMember(
  db: Database,
  now: number,
  { slug = 'qasr-al-bahr', ...facts }: GuestFacts = {},
) {
  const guest = await knownGuest(db, now, { slug, ...facts });
  const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
  const [row] = await db
    .insert(membership)
    .values({
      propertyId: hotel?.id ?? '',
      guestId: guest.id,
      memberNumber: newReference('LM'),
      joinedAt: new Date(now - 86_400_000),
      termsVersion: '1',
    })
    .returning();
  assertRow(row);
  return { ...guest, membershipId: row.id, memberNumber: row.memberNumber ?? '', propertyId: row.propertyId };
}
