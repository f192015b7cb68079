import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { guest, person, personKey, property } from '../platform/db/tables/schema';
import { createTokenRepository } from '../features/identity/token.repository';
import { newAddress } from './anonymous-visitors';

export interface KnownGuest {
  id: string;
  personId: string;
  address: string;
  token: string;
  headers: { authorization: string; authtoken: string };
}

/** Inserts a signed-in guest with a verified email address, without going through sign-up. */
export async function knownGuest(
  db: Database,
  now: number,
  { slug = 'casa-miramar', ...facts }: { slug?: string } & Partial<typeof guest.$inferInsert> = {},
): Promise<KnownGuest> {
  const address = newAddress();
  const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
  const [personRow] = await db.insert(person).values({}).returning();
  if (!hotel || !personRow) throw new Error(`property ${slug} not found`);
  const key = { kind: 'email' as const, value: address, address, verifiedAt: new Date(now) };
  await db.insert(personKey).values({ ...key, personId: personRow.id });
  const [made] = await db
    .insert(guest)
    .values({
      propertyId: hotel.id,
      personId: personRow.id,
      firstName: 'Ada',
      lang: 'en',
      isVerified: true,
      ...facts,
    })
    .returning();
  if (!made) throw new Error('guest not found');
  const token = await createTokenRepository(db, () => now).issue(made);
  const headers = { authorization: `Bearer ${token}`, authtoken: token };
  return { id: made.id, personId: personRow.id, address, token, headers };
}
