import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { room, roomMember } from '../../db/schema';
import { noSuchRoom } from './member.repository';

interface OwnerOfRoom {
  id: string;
  kind: 'guest' | 'staff';
  property: { id: string };
}

/** The guest's own room with the staff of the house. There is one, made with the first message. */
export async function ownExternalRoomOf(tx: Connection, actor: OwnerOfRoom, now: number): Promise<string> {
  if (actor.kind === 'staff') throw noSuchRoom();
  const pairKey = `external:${actor.id}`;
  const at = new Date(now);
  const [made] = await tx
    .insert(room)
    .values({
      propertyId: actor.property.id,
      type: 'external',
      pairKey,
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
  const [known] = await tx.select({ id: room.id }).from(room).where(eq(room.pairKey, pairKey));
  if (!known) throw noSuchRoom();
  return known.id;
}
