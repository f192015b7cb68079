import { countGraphemes, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { roomEvent, roomRating } from '../../../platform/db/tables/schema';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import type { ChatDeps } from '../core/chat-deps';
import { noSuchRoom } from '../members/member.repository';
import { toRating } from '../rooms/rating.mapper';
import type { RoomChanges } from '../core/room-changes';

const MAX_COMMENT_LENGTH = 300;

/** Socket handlers for the rating of closed conversations. */
export function ratingHandlers({ outbox, now }: ChatDeps, { changed }: RoomChanges) {
  return {
    rateExternalRoom: {
      who: 'guests',
      bucket: 'own',
      handle: ({ roomId, stars = null, comment, closedSeq: askedSeq }, actor) =>
        changed(actor, roomId, async (tx, { room }) => {
          const { pairKey, type, propertyId } = room;
          // Groups cannot be rated.
          if (pairKey === null || type === 'private_guest') throw noSuchRoom();
          const closedSeq = askedSeq ?? room.closedSeq;
          const input = { stars, comment: stars === null ? '' : parseComment(comment) };
          const before = await findRating(tx, roomId, closedSeq);
          // A retry of the same rating succeeds without a change.
          if (before?.stars === input.stars && before.comment === input.comment) return [];
          // A message of the guest that waited on the device may have reopened the room before the rating arrives.
          const isRateable = askedSeq === undefined ? room.isClosed : await isClosing(tx, roomId, askedSeq);
          if (before || !isRateable || closedSeq === null) {
            throw new RequestError(409, 'not_rateable', "This conversation can't be rated now.");
          }
          const row = { roomId, closedSeq, guestId: actor.id, ...input, createdAt: new Date(now()) };
          await tx.insert(roomRating).values(row);
          const own = await outbox.addToUser(tx, actor.id, 'rateExternalRoom', { roomId, closedSeq });
          const rating = toRating(row);
          if (!rating) return [own];
          const topic = `staff:${propertyId}`;
          return [
            own,
            await outbox.add(tx, { topic, event: 'rateExternalRoom', body: { roomId, closedSeq, rating } }),
          ];
        }),
    },
  } satisfies Partial<Handlers>;
}

async function findRating(tx: Connection, roomId: string, closedSeq: number | null) {
  if (closedSeq === null) return undefined;
  const [found] = await tx
    .select()
    .from(roomRating)
    .where(and(eq(roomRating.roomId, roomId), eq(roomRating.closedSeq, closedSeq)));
  return found;
}

/** Returns whether staff closed the room at this position. */
async function isClosing(tx: Connection, roomId: string, seq: number): Promise<boolean> {
  const isAt = and(eq(roomEvent.roomId, roomId), eq(roomEvent.seq, seq), eq(roomEvent.kind, 'message'));
  const isClosed = sql`${roomEvent.body} #>> '{status,event}' = 'closed'`;
  return (await tx.$count(roomEvent, and(isAt, isClosed))) > 0;
}

function parseComment(typed = ''): string {
  const comment = normalizeText(typed);
  if (countGraphemes(comment) <= MAX_COMMENT_LENGTH) return comment;
  throw unprocessable('comment', 'note_too_long', 'Please shorten your note to {n} characters.', {
    n: MAX_COMMENT_LENGTH,
  });
}
