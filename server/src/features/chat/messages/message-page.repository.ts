import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { MAX_MISSED, PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { MemberRepository, MembershipStatus } from '../members/member.repository';
import { visibleMarkers } from '../members/private-disclosure';
import { toMessage, type EventRow } from './message.mapper';

type MessagePageQuery = RequestOf<'loadMoreMessages'>;
type MessagePage = ReplyOf<'loadMoreMessages'>;

export function createMessagePageRepository(db: Database, members: MemberRepository) {
  return {
    /**
     * Reads the head of the room and its rows from one snapshot, so that no message is missed between them.
     */
    page: (actor: Actor, query: MessagePageQuery): Promise<MessagePage> =>
      db.transaction(
        async (tx) => {
          const membership = await members.membership(query.roomId, actor, tx);
          return query.afterSeq === undefined
            ? backwards(tx, actor, membership, query)
            : forwards(tx, actor, membership, { ...query, afterSeq: query.afterSeq });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    async find(messageId: string): Promise<EventRow | undefined> {
      const [found] = await db
        .select()
        .from(roomEvent)
        .where(and(eq(roomEvent.id, messageId), eq(roomEvent.kind, 'message')));
      return found;
    },
  };

  async function backwards(
    tx: Connection,
    actor: Actor,
    membership: MembershipStatus,
    query: MessagePageQuery,
  ): Promise<MessagePage> {
    const { limit = PAGE_SIZE, beforeSeq } = query;
    const { room, own } = membership;
    const rows = await tx
      .select()
      .from(roomEvent)
      .where(
        and(
          eq(roomEvent.roomId, room.id),
          eq(roomEvent.kind, 'message'),
          gt(roomEvent.seq, own?.joinSeq ?? 0),
          beforeSeq === undefined ? undefined : lt(roomEvent.seq, beforeSeq),
        ),
      )
      .orderBy(desc(roomEvent.seq))
      .limit(limit);
    return {
      ...toPage(membership, actor, rows.reverse()),
      toSeq: room.headSeq,
      isFetchComplete: rows.length < limit,
      complete: true,
    };
  }

  async function forwards(
    tx: Connection,
    actor: Actor,
    membership: MembershipStatus,
    query: MessagePageQuery & { afterSeq: number },
  ): Promise<MessagePage> {
    const { room, own } = membership;
    const after = Math.max(query.afterSeq, own?.joinSeq ?? 0);
    if (room.headSeq - after > MAX_MISSED) {
      const newest = await backwards(tx, actor, membership, { roomId: room.id });
      return { ...newest, complete: false };
    }
    const { limit = PAGE_SIZE } = query;
    const rows = await tx
      .select()
      .from(roomEvent)
      .where(and(eq(roomEvent.roomId, room.id), gt(roomEvent.seq, after)))
      .orderBy(asc(roomEvent.seq))
      .limit(limit);
    const toSeq = rows.length < limit ? Math.max(room.headSeq, after) : (rows.at(-1)?.seq ?? after);
    return { ...toPage(membership, actor, rows), toSeq, isFetchComplete: false, complete: true };
  }
}

function toPage({ room, members }: MembershipStatus, { id, property }: Actor, rows: EventRow[]) {
  const markers = visibleMarkers(id, room, members);
  return {
    roomId: room.id,
    messages: rows
      .filter(({ kind }) => kind === 'message')
      .map((row) => toMessage(row, property.timeZone, markers)),
    deleted: rows.flatMap(({ deletes }) => deletes ?? []),
    headSeq: room.headSeq,
  };
}
