import { inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  chatConnection,
  chatUser,
  messageReport,
  messageTranslation,
  pushOutbox,
  room,
  roomEvent,
  roomMember,
  roomRating,
  userEvent,
} from '../../../platform/db/tables/schema';
import { markUploadsForDeletion } from '../../upload/upload.repository';

/**
 * Removes guests from the chat. Their messages stay without content, so that the logs of the others have no
 * gaps.
 */
export async function eraseFromChat(tx: Connection, chatUuids: string[]): Promise<void> {
  if (chatUuids.length === 0) return;
  const topics = chatUuids.map((id) => `user:${id}`);
  await tx.delete(chatConnection).where(inArray(chatConnection.actorId, chatUuids));
  const rooms = await tx
    .delete(roomMember)
    .where(inArray(roomMember.memberId, chatUuids))
    .returning({ id: roomMember.roomId });
  await tx
    .update(roomEvent)
    .set({ body: null, bodyHash: null, deletedAt: sql`now()` })
    .where(inArray(roomEvent.actorId, chatUuids));
  const ownMessageIds = tx
    .select({ id: roomEvent.id })
    .from(roomEvent)
    .where(inArray(roomEvent.actorId, chatUuids));
  await tx.delete(messageTranslation).where(inArray(messageTranslation.messageId, ownMessageIds));
  await tx
    .update(room)
    .set({ version: sql`${room.version} + 1`, blockSnapshot: null })
    .where(
      inArray(
        room.id,
        rooms.map(({ id }) => id),
      ),
    );
  await markUploadsForDeletion(tx, chatUuids);
  await tx.delete(roomRating).where(inArray(roomRating.guestId, chatUuids));
  await tx.delete(messageReport).where(inArray(messageReport.reporterId, chatUuids));
  await tx.delete(userEvent).where(inArray(userEvent.userId, chatUuids));
  await tx.delete(chatUser).where(inArray(chatUser.id, chatUuids));
  await tx.delete(pushOutbox).where(inArray(pushOutbox.topic, topics));
}
