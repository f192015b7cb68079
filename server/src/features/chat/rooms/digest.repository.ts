import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { chatUser, userEvent } from '../../../platform/db/tables/schema';
import { cursorOf, parseCursor } from '../../../platform/http/time-cursor';
import type { Actor } from '../../../platform/connections/actor';
import type { RoomRow } from '../members/member.repository';
import type { RoomRepository } from './room.repository';

const MAX_USER_EVENTS = 100;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
type DigestQuery = RequestOf<'loadGuestRooms'>;

/**
 * Loads the rooms of a guest: all at first, then only the changed ones. A reply comes from one database
 * snapshot.
 */
export function createDigests(db: Database, rooms: RoomRepository) {
  async function eventsSince(actor: Actor, userSeq: number | undefined, tx: Connection) {
    const [head] = await tx.select().from(chatUser).where(eq(chatUser.id, actor.id));
    const rows =
      userSeq === undefined
        ? []
        : await tx
            .select()
            .from(userEvent)
            .where(and(eq(userEvent.userId, actor.id), gt(userEvent.seq, userSeq)))
            .orderBy(asc(userEvent.seq))
            .limit(MAX_USER_EVENTS + 1);
    return {
      userSeq: head?.headSeq ?? 0,
      userEvents: rows.slice(0, MAX_USER_EVENTS).map(({ seq, event, body }) => ({ seq, event, body })),
      isAll: rows.length <= MAX_USER_EVENTS,
    };
  }

  return {
    digest: (actor: Actor, query: DigestQuery): Promise<ReplyOf<'loadGuestRooms'>> =>
      db.transaction(async (tx) => {
        const { heads, limit = heads ? 100 : PAGE_SIZE } = query;
        const found = await rooms.list(actor, tx);
        const marks = query.marks && (await rooms.marks(actor, found, tx));
        const differing = found.filter(({ room }) => differs(room, query, marks?.get(room.id)));
        const included = differing.slice(0, limit);
        const { isAll, ...events } = await eventsSince(actor, query.userSeq, tx);
        const ids = new Set(found.map(({ room }) => room.id));
        const isCut = heads !== undefined && (differing.length > limit || found.length > 100);
        return {
          rooms: await rooms.toConversations(actor, included, tx),
          // If there are too many rooms to compare, the client reloads them instead.
          gone: isCut ? [] : Object.keys(heads ?? {}).filter((id) => !ids.has(id)),
          ...events,
          complete: isAll && !isCut,
          cursor: differing.length > included.length ? cursorAfter(included.at(-1)?.room) : null,
        };
      }, SNAPSHOT),

    nextPage: (actor: Actor, cursor: string, limit = PAGE_SIZE): Promise<ReplyOf<'loadMoreRooms'>> =>
      db.transaction(async (tx) => {
        const found = await rooms.list(actor, tx, rooms.before(parseCursor(cursor)));
        const included = found.slice(0, limit);
        const isFetchComplete = found.length <= limit;
        return {
          rooms: await rooms.toConversations(actor, included, tx),
          cursor: isFetchComplete ? null : cursorAfter(included.at(-1)?.room),
          isFetchComplete,
        };
      }, SNAPSHOT),
  };
}

/**
 * Returns whether the client needs the room. A room unknown to the client is sent only if it was active since
 * the last sync.
 */
function differs(room: RoomRow, { heads, marks, since }: DigestQuery, mark: string | undefined): boolean {
  if (!heads) return true;
  const head = heads[room.id];
  if (head === undefined) return since === undefined || room.lastActivityAt.getTime() >= Date.parse(since);
  return head !== room.headSeq || (marks?.[room.id] !== undefined && marks[room.id] !== mark);
}

const cursorAfter = (room: RoomRow | undefined) =>
  room ? cursorOf({ at: room.lastActivityAt, id: room.id }) : null;
