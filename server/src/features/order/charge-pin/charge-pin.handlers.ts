import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { chargePin, guest } from '../../../platform/db/tables/schema';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { noSuchRoom, type MembershipStatus } from '../../chat/members/member.repository';
import type { RoomChanges } from '../../chat/core/room-changes';
import { recordStaffAction } from '../../staff/staff-action';

export function chargePinHandlers({ now }: { now: () => number }, { change }: Pick<RoomChanges, 'change'>) {
  return {
    forgetChargePin: {
      who: 'supervisors',
      bucket: 'property',
      async handle({ roomId }, actor) {
        let forgotten = 0;
        await change(actor, roomId, async (tx, membership) => {
          if (membership.room.type === 'private_guest') throw noSuchRoom();
          forgotten = await forgetPinsOf(tx, membership);
          // Repeating the request deletes nothing and adds no audit entry.
          if (forgotten > 0) {
            await recordStaffAction(tx, actor, { what: 'forgetChargePin', subjectId: roomId, at: now() });
          }
          return [];
        });
        return { roomId, forgotten };
      },
    },
  } satisfies Partial<Handlers>;
}

async function forgetPinsOf(tx: Connection, { room, members }: MembershipStatus): Promise<number> {
  const ids = members.map(({ memberId }) => memberId);
  const stays = await tx
    .select({ number: guest.reservationNumber })
    .from(guest)
    .where(
      and(
        eq(guest.propertyId, room.propertyId),
        inArray(guest.chatUuid, ids),
        eq(guest.isStayVerified, true),
      ),
    );
  const numbers = stays.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return 0;
  const deleted = await tx
    .delete(chargePin)
    .where(and(eq(chargePin.propertyId, room.propertyId), inArray(chargePin.reservationNumber, numbers)))
    .returning();
  return deleted.length;
}
