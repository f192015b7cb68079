import { and, eq, inArray, sql } from 'drizzle-orm';
import { room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/answer';
import { Refusal } from '../../../platform/errors/refusal';
import type { ChatParts } from '../core/chat-parts';
import { noSuchRoom, type Standing } from '../members/member.repository';
import type { EventRow } from '../messages/message-reply';
import { unread } from '../members/unread';

/**
 * Socket handlers for read and delivery receipts and typing. These events are not stored; after a reconnect
 * the digest has the receipts.
 */
export function markEvents({ db, members, pages, delivery }: ChatParts) {
  async function leftFor(actor: Actor, roomId: string) {
    const [found] = await db
      .select({ unread, unreadAt: sql<number>`(${room.headSeq} + ${roomMember.readSeq})::int` })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, actor.id)));
    return found ?? { unread: 0 };
  }

  async function read(actor: Actor, message: EventRow | undefined, asked: 'roomReadBy' | 'messageReadBy') {
    if (!message) throw noSuchRoom();
    const { roomId, id: messageId } = message;
    const standing = await members.standing(roomId, actor);
    const { readSeq } = await members.advance({ roomId, actor }, { read: message.seq });
    const left = await leftFor(actor, roomId);
    const marker = { roomId, guestId: actor.id, readSeq };
    const body = asked === 'messageReadBy' ? { ...marker, messageId } : marker;
    if (readSeq !== standing.own?.readSeq) {
      await tell(standing, actor, asked, body);
      await delivery.deliver({ topic: `user:${actor.id}`, event: asked, body: { ...body, ...left } });
    }
    return { roomId, readSeq, ...left };
  }

  /** Skips rooms that the guest was removed from, so that the receipts of the others are still processed. */
  async function ownAmong(roomIds: readonly string[], actor: Actor) {
    const own: { roomId: string; standing: Standing }[] = [];
    for (const roomId of roomIds) {
      try {
        own.push({ roomId, standing: await members.standing(roomId, actor) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return own;
  }

  /**
   * Sends to the other members, except in a private room with a block, where both sides receive no more
   * updates.
   */
  async function tell({ room, members: all }: Standing, actor: Actor, event: string, body: object) {
    if (room.type === 'private_guest' && all.some(({ hasBlocked }) => hasBlocked)) return;
    const topics = all
      .filter(({ memberId, kind }) => memberId !== actor.id && kind === 'guest')
      .map(({ memberId }) => `user:${memberId}`);
    if (room.type !== 'private_guest') topics.push(`staff:${room.propertyId}`);
    await Promise.all(topics.map((topic) => delivery.deliver({ topic, event, body: { ...body } })));
  }

  return {
    roomReadBy: {
      who: 'everyone',
      bucket: 'read',
      async handle({ roomId, lastMessageId }, actor) {
        const message = await pages.find(lastMessageId);
        return read(actor, message?.roomId === roomId ? message : undefined, 'roomReadBy');
      },
    },

    messageReadBy: {
      who: 'everyone',
      bucket: 'read',
      handle: async ({ messageId }, actor) => read(actor, await pages.find(messageId), 'messageReadBy'),
    },

    messageDelivered: {
      who: 'everyone',
      bucket: 'read',
      async handle({ messageIds }, actor) {
        const rows = await db
          .select({ roomId: roomEvent.roomId, seq: roomEvent.seq })
          .from(roomEvent)
          .where(inArray(roomEvent.id, messageIds));
        const ends = new Map<string, number>();
        for (const { roomId, seq } of rows) ends.set(roomId, Math.max(seq, ends.get(roomId) ?? 0));
        const own = await ownAmong([...ends.keys()], actor);
        if (own.length === 0) throw noSuchRoom();
        for (const { roomId, standing } of own) {
          const delivered = ends.get(roomId) ?? 0;
          const { deliveredSeq } = await members.advance({ roomId, actor }, { delivered });
          if (deliveredSeq === standing.own?.deliveredSeq) continue;
          await tell(standing, actor, 'messageDelivered', { roomId, guestId: actor.id, deliveredSeq });
        }
        return null;
      },
    },

    chatAction: {
      who: 'everyone',
      bucket: 'typing',
      async handle({ roomId, action }, actor) {
        const standing = await members.standing(roomId, actor);
        // Without an accepted request, the typing indicator would be a way to bother the other guest.
        if (isUnanswered(standing.room)) return null;
        await tell(standing, actor, 'chatAction', { roomId, guestId: actor.id, action });
        return null;
      },
    },
  } satisfies Partial<Handlers>;
}

const isUnanswered = ({ requestState }: Standing['room']) =>
  requestState === 'pending' || requestState === 'declined';
