import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guest, room, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';
import { noSuchRoom } from './member.repository';

interface ExternalRoomOwner {
  id: string;
  kind: 'guest' | 'staff';
  property: { id: string };
}

const DAYS_BEFORE = 30;
const DAYS_AFTER = 7;

const outsideStay = () =>
  new RequestError(
    403,
    'outside_stay',
    'You can write to the hotel from 30 days before your stay until 7 days after it. Otherwise, please call us.',
  );

/** Returns the guest's conversation with the hotel. Starting a new one is possible only around the stay. */
export async function findOrStartExternalRoom(tx: Connection, actor: Actor, now: number): Promise<string> {
  const known = await findExternalRoom(tx, actor);
  if (known !== undefined) return known;
  if (actor.kind === 'guest') await assertAroundStay(tx, actor, now);
  return findOrCreateExternalRoom(tx, actor, now);
}

/** Guests without stay dates are accepted here; the chat asks for the dates where it needs them. */
async function assertAroundStay(tx: Connection, { id, property }: Actor, now: number): Promise<void> {
  const [row] = await tx.select().from(guest).where(eq(guest.chatUuid, id));
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const state = row && stayStateOf(row, today);
  const isTooSoon = state === 'PRE' && (row?.checkin ?? today) > addDays(today, DAYS_BEFORE);
  const isTooLate = state === 'OUT' && (row?.checkout ?? today) < addDays(today, -DAYS_AFTER);
  if (isTooSoon || isTooLate) throw outsideStay();
}

/** Returns the guest's only room with the staff and creates it if necessary. */
export async function findOrCreateExternalRoom(
  tx: Connection,
  actor: ExternalRoomOwner,
  now: number,
): Promise<string> {
  if (actor.kind === 'staff') throw noSuchRoom();
  const before = await findExternalRoom(tx, actor);
  if (before !== undefined) return before;
  const at = new Date(now);
  const [made] = await tx
    .insert(room)
    .values({
      propertyId: actor.property.id,
      type: 'external',
      pairKey: pairKeyOf(actor),
      requestState: 'none',
      createdAt: at,
      lastActivityAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: room.id });
  if (made) {
    await tx.insert(roomMember).values({ roomId: made.id, memberId: actor.id, kind: 'guest' });
    return made.id;
  }
  // A parallel request has created the room.
  const known = await findExternalRoom(tx, actor);
  if (known === undefined) throw noSuchRoom();
  return known;
}

async function findExternalRoom(
  tx: Connection,
  actor: Pick<ExternalRoomOwner, 'id'>,
): Promise<string | undefined> {
  const [known] = await tx
    .select({ id: room.id })
    .from(room)
    .where(eq(room.pairKey, pairKeyOf(actor)));
  return known?.id;
}

const pairKeyOf = ({ id }: Pick<ExternalRoomOwner, 'id'>) => `external:${id}`;
