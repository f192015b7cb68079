import type { Answer, Ask } from '@guest/shared/contracts/socket.contract';
import { MOST_MISSED, PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { MemberRepository, Standing } from '../members/member.repository';
import { messageOf, type EventRow } from './message-reply';

type Asked = Ask<'loadMoreMessages'>;
type Page = Answer<'loadMoreMessages'>;

export function createPageRepository(db: Database, members: MemberRepository) {
  return {
    /**
     * Reads the head of the room and its rows from one snapshot, so that no message is missed between them.
     */
    page: (actor: Actor, asked: Asked): Promise<Page> =>
      db.transaction(
        async (tx) => {
          const standing = await members.standing(asked.roomId, actor, tx);
          return asked.afterSeq === undefined
            ? backwards(tx, actor, standing, asked)
            : forwards(tx, actor, standing, { ...asked, afterSeq: asked.afterSeq });
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

  async function backwards(tx: Connection, actor: Actor, standing: Standing, asked: Asked): Promise<Page> {
    const { limit = PAGE_SIZE, beforeSeq } = asked;
    const { room, own } = standing;
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
      ...told(standing, actor, rows.reverse()),
      toSeq: room.headSeq,
      isFetchComplete: rows.length < limit,
      complete: true,
    };
  }

  async function forwards(
    tx: Connection,
    actor: Actor,
    standing: Standing,
    asked: Asked & { afterSeq: number },
  ): Promise<Page> {
    const { room, own } = standing;
    const after = Math.max(asked.afterSeq, own?.joinSeq ?? 0);
    if (room.headSeq - after > MOST_MISSED) {
      const newest = await backwards(tx, actor, standing, { roomId: room.id });
      return { ...newest, complete: false };
    }
    const { limit = PAGE_SIZE } = asked;
    const rows = await tx
      .select()
      .from(roomEvent)
      .where(and(eq(roomEvent.roomId, room.id), gt(roomEvent.seq, after)))
      .orderBy(asc(roomEvent.seq))
      .limit(limit);
    const toSeq = rows.length < limit ? Math.max(room.headSeq, after) : (rows.at(-1)?.seq ?? after);
    return { ...told(standing, actor, rows), toSeq, isFetchComplete: false, complete: true };
  }
}

function told({ room, members }: Standing, { property }: Actor, rows: EventRow[]) {
  return {
    roomId: room.id,
    messages: rows
      .filter(({ kind }) => kind === 'message')
      .map((row) => messageOf(row, property.timeZone, members)),
    deleted: rows.flatMap(({ deletes }) => deletes ?? []),
    headSeq: room.headSeq,
  };
}
