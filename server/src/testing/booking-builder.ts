import { eq } from 'drizzle-orm';
import { guest } from '../platform/db/tables/schema';
import { createTokenRepository } from '../features/identity/token.repository';
import type { SocketClient } from './socket-client';
import { dinerOf, someOutlet, type OutletFacts } from './diners';
import { NOON, type TestApp } from './test-app';

export const BOOKING_TIME = '2026-06-11T20:00';

/** Books a table for two for a connected guest, at an outlet of its own. */
export async function bookTestTable(
  suite: Pick<TestApp, 'db' | 'get' | 'send'>,
  { guestId }: Pick<SocketClient, 'guestId'>,
  facts: OutletFacts = {},
): Promise<string> {
  const [row] = await suite.db.select().from(guest).where(eq(guest.id, guestId));
  if (!row) throw new Error('guest not found');
  const token = await createTokenRepository(suite.db, () => NOON).issue(row);
  const { slug } = await someOutlet(suite, { rules: { maxUpcoming: 99 }, ...facts });
  const headers = { authorization: `Bearer ${token}`, authtoken: token };
  return (await dinerOf(suite, { headers }).seat(slug, BOOKING_TIME)).uuid;
}
