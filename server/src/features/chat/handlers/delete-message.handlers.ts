import { normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { and, eq, sql } from 'drizzle-orm';
import { room, roomEvent } from '../../../platform/db/tables/schema';
import { isSupervisor, type Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { Reports } from '../../moderation/cases/reports';
import { recordStaffAction } from '../../staff/staff-action';
import { deleteTranslations } from '../messages/translation.repository';
import type { ChatDeps } from '../core/chat-deps';
import { noSuchRoom } from '../members/member.repository';
import type { EventRow } from '../messages/message.mapper';

const DELETE_WITHIN_MS = 15 * 60_000;

/** Socket handlers for deleting and reporting messages. */
export function deleteMessageHandlers({ db, members, pages, outbox, now }: ChatDeps, reports: Reports) {
  function assertCanDelete(message: EventRow, actor: Actor, reason: string | null): void {
    const isOwn = message.actorId === actor.id;
    if (isSupervisor(actor)) {
      // A supervisor must give a reason for deleting the message of somebody else.
      if (isOwn || reason !== null) return;
      throw unprocessable('reason', 'field_required', 'This field is required');
    }
    if (isOwn && now() - message.createdAt.getTime() <= DELETE_WITHIN_MS) return;
    throw new RequestError(403, 'too_late_to_delete', 'This message can no longer be deleted');
  }

  return {
    deleteMessage: {
      who: 'everyone',
      bucket: 'take',
      async handle({ messageId, reason: typed = '' }, actor) {
        const reason = normalizeLine(typed) || null;
        const message = await pages.find(messageId);
        if (!message) throw noSuchRoom();
        const { roomId } = message;
        const { seq, row } = await db.transaction(async (tx) => {
          await members.lockMembership(roomId, actor, tx);
          const [before] = await tx
            .select()
            .from(roomEvent)
            .where(and(eq(roomEvent.roomId, roomId), eq(roomEvent.deletes, messageId)));
          if (before) return { seq: before.seq, row: undefined };
          assertCanDelete(message, actor, reason);
          const at = new Date(now());
          // A short text could be guessed from its hash.
          const content = { body: null, bodyHash: null };
          await tx
            .update(roomEvent)
            .set({ deletedAt: at, ...content })
            .where(eq(roomEvent.id, messageId));
          await deleteTranslations(tx, [messageId]);
          const action = { what: 'deleteMessage', subjectId: messageId, reason } as const;
          await recordStaffAction(tx, actor, { ...action, at: now() });
          const [head] = await tx
            .update(room)
            .set({ headSeq: sql`${room.headSeq} + 1` })
            .where(eq(room.id, roomId))
            .returning({ seq: room.headSeq });
          const position = { roomId, seq: head?.seq ?? 0 };
          const by = { actorId: actor.id, actorKind: actor.kind };
          await tx
            .insert(roomEvent)
            .values({ ...position, ...by, kind: 'delete', deletes: messageId, createdAt: at });
          const body = { ...position, prevSeq: position.seq - 1, messageId };
          return { seq: position.seq, row: await outbox.addToRoom(tx, roomId, 'deleteMessage', body) };
        });
        if (row) await outbox.publish(row);
        return { roomId, messageId, seq };
      },
    },

    reportMessage: {
      who: 'everyone',
      bucket: 'own',
      async handle({ messageId, reason, note = '' }, actor) {
        const message = await pages.find(messageId);
        if (!message) throw noSuchRoom();
        await members.membership(message.roomId, actor);
        const reporter = { id: actor.guestId ?? actor.id, kind: actor.kind, propertyId: actor.property.id };
        const reasonCode = reason === 'violence' ? 'violence_or_threat' : reason;
        await reports.file(
          reporter,
          { kind: 'message', id: messageId },
          { reasonCode, note: normalizeText(note) },
        );
        return null;
      },
    },
  } satisfies Partial<Handlers>;
}
