import { and, eq, inArray, sql } from 'drizzle-orm';
import { room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxEvent } from '../../../platform/outbox/topic';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { RequestError } from '../../../platform/errors/request-error';
import type { ChatDeps } from '../core/chat-deps';
import { noSuchRoom, type MembershipStatus } from '../members/member.repository';
import { disclosureIn } from '../members/private-disclosure';
import type { EventRow } from '../messages/message.mapper';
import { unread } from '../members/unread';

/**
 * Socket handlers for read and delivery receipts and typing. These events are not stored; after a reconnect
 * the digest has the receipts.
 */
export function receiptHandlers({ db, members, pages, delivery }: ChatDeps) {
  async function unreadOf(actor: Actor, roomId: string) {
    const [found] = await db
      .select({ unread, unreadAt: sql<number>`(${room.headSeq} + ${roomMember.readSeq})::int` })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, actor.id)));
    return found ?? { unread: 0 };
  }

  async function read(
    actor: Actor,
    message: EventRow | undefined,
    eventName: 'roomReadBy' | 'messageReadBy',
  ) {
    if (!message) throw noSuchRoom();
    const { roomId, id: messageId } = message;
    const membership = await members.membership(roomId, actor);
    const { readSeq } = await members.advanceReceipts({ roomId, actor }, { read: message.seq });
    const left = await unreadOf(actor, roomId);
    const marker = { roomId, guestId: actor.id, readSeq };
    const body = eventName === 'messageReadBy' ? { ...marker, messageId } : marker;
    if (readSeq !== membership.own?.readSeq) {
      await publishToOthers(membership, actor, { event: eventName, body });
      await delivery.deliver({ topic: `user:${actor.id}`, event: eventName, body: { ...body, ...left } });
    }
    return { roomId, readSeq, ...left };
  }

  /** Skips rooms that the guest was removed from, so that the receipts of the others are still processed. */
  async function accessibleRooms(roomIds: readonly string[], actor: Actor) {
    const own: { roomId: string; membership: MembershipStatus }[] = [];
    for (const roomId of roomIds) {
      try {
        own.push({ roomId, membership: await members.membership(roomId, actor) });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
      }
    }
    return own;
  }

  /**
   * Sends to the other members, except in a private room with a block or without an accepted request, where
   * receipts would reveal that the other guest reads, and typing would be a way to bother them.
   */
  async function publishToOthers(
    { room, members: all }: MembershipStatus,
    actor: Actor,
    event: Omit<OutboxEvent, 'topic'>,
  ) {
    if (disclosureIn(room, all) !== 'everything') return;
    const topics = all
      .filter(({ memberId, kind }) => memberId !== actor.id && kind === 'guest')
      .map(({ memberId }) => `user:${memberId}`);
    if (room.type !== 'private_guest') topics.push(`staff:${room.propertyId}`);
    await Promise.all(topics.map((topic) => delivery.deliver({ ...event, topic })));
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
        const lastSeqs = new Map<string, number>();
        for (const { roomId, seq } of rows) lastSeqs.set(roomId, Math.max(seq, lastSeqs.get(roomId) ?? 0));
        const own = await accessibleRooms([...lastSeqs.keys()], actor);
        if (own.length === 0) throw noSuchRoom();
        for (const { roomId, membership } of own) {
          const delivered = lastSeqs.get(roomId) ?? 0;
          const { deliveredSeq } = await members.advanceReceipts({ roomId, actor }, { delivered });
          if (deliveredSeq === membership.own?.deliveredSeq) continue;
          await publishToOthers(membership, actor, {
            event: 'messageDelivered',
            body: { roomId, guestId: actor.id, deliveredSeq },
          });
        }
        return null;
      },
    },

    chatAction: {
      who: 'everyone',
      bucket: 'typing',
      async handle({ roomId, action }, actor) {
        const membership = await members.membership(roomId, actor);
        await publishToOthers(membership, actor, {
          event: 'chatAction',
          body: { roomId, guestId: actor.id, action },
          isVolatile: true,
        });
        return null;
      },
    },
  } satisfies Partial<Handlers>;
}
