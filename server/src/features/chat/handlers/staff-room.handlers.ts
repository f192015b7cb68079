import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import { and, eq, sql } from 'drizzle-orm';
import { room, roomInvite, staffAction } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { malformed, keyReused } from '../../../platform/errors/request-error';
import { hashOf, newSecret } from '../../../platform/security/token';
import { recordStaffAction } from '../../staff/staff-action';
import type { ChatDeps } from '../core/chat-deps';
import { assertGroup } from './group.handlers';
import { noSuchRoom } from '../members/member.repository';
import type { RoomChanges } from '../core/room-changes';

const DAY_MS = 24 * 3_600_000;

/** Socket handlers for staff: they create groups and invitations and close rooms. */
export function staffRoomHandlers({ db, members, messages, rooms, now }: ChatDeps, { changed }: RoomChanges) {
  /** After a renaming, a retry of the creation still has the old name. */
  async function wasRenamed(roomId: string): Promise<boolean> {
    const what = eq(staffAction.what, 'changeExternalRoomName');
    return (await db.$count(staffAction, and(eq(staffAction.subjectId, roomId), what))) > 0;
  }

  return {
    createExternalGroupRoom: {
      who: 'staff',
      bucket: 'property',
      async handle({ key, roomName }, actor) {
        const name = normalizeLine(roomName);
        if (name === '') throw malformed();
        const at = new Date(now());
        await db.transaction(async (tx) => {
          const added = await tx
            .insert(room)
            .values({
              id: key,
              propertyId: actor.property.id,
              type: 'external',
              name,
              requestState: 'none',
              createdAt: at,
              lastActivityAt: at,
            })
            .onConflictDoNothing()
            .returning({ id: room.id });
          if (added.length === 0) return;
          await recordStaffAction(tx, actor, { what: 'createExternalGroupRoom', subjectId: key, at: now() });
        });
        // Either a retry with the same idempotency key, or the id of an unrelated room.
        const { room: made } = await members.membership(key, actor);
        assertGroup(made);
        if (made.name !== name && !(await wasRenamed(key))) throw keyReused();
        const reply = await rooms.find(actor, made.id);
        if (!reply) throw noSuchRoom();
        return reply;
      },
    },

    createRoomInvitation: {
      who: 'staff',
      bucket: 'property',
      async handle({ roomId, days }, actor) {
        const code = newSecret();
        const expiresAt = new Date(now() + days * DAY_MS);
        const reply = { expiresAt: expiresAt.toISOString() };
        await db.transaction(async (tx) => {
          const { room: group } = await members.membership(roomId, actor, tx);
          assertGroup(group);
          await tx.insert(roomInvite).values({ codeHash: hashOf(code), roomId, expiresAt });
          const what = 'createRoomInvitation';
          await recordStaffAction(tx, actor, { what, subjectId: roomId, after: reply, at: now() });
        });
        return { code, ...reply };
      },
    },

    closeExternalRoom: {
      who: 'staff',
      bucket: 'property',
      handle: ({ roomId }, actor) =>
        changed(actor, roomId, async (tx, { room: found }) => {
          if (found.isClosed) return [];
          await recordStaffAction(tx, actor, { what: 'closeExternalRoom', subjectId: roomId, at: now() });
          const body: StoredMessage = {
            text: '',
            messageType: 'status',
            status: { event: 'closed', who: [actor.id] },
          };
          const statusRow = await messages.appendForProperty(tx, actor.property, { roomId, body });
          // `closedSeq` is the sequence number of the status message just added.
          await tx
            .update(room)
            .set({ isClosed: true, closedSeq: sql`${room.headSeq}` })
            .where(eq(room.id, roomId));
          return [statusRow];
        }),
    },
  } satisfies Partial<Handlers>;
}
