import { graphemesIn, linesOf } from '@guest/shared/contracts/guest/guest-text';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { roomRating } from '../../../platform/db/tables/schema';
import type { Handlers } from '../../../platform/socket/answer';
import { Refusal, unacceptable } from '../../../platform/errors/refusal';
import type { ChatParts } from '../core/chat-parts';
import { noSuchRoom } from '../members/member.repository';
import { ratingOf } from '../rooms/rating-reply';
import type { RoomChanges } from '../core/room-changes';

const COMMENT_MAX = 300;

/** Socket handlers for the rating of closed conversations. */
export function ratingEvents({ outbox, now }: ChatParts, { changed }: RoomChanges) {
  return {
    rateExternalRoom: {
      who: 'guests',
      bucket: 'own',
      handle: ({ roomId, stars = null, comment }, actor) =>
        changed(actor, roomId, async (tx, { room: { pairKey, type, isClosed, closedSeq, propertyId } }) => {
          // Groups cannot be rated.
          if (pairKey === null || type === 'private_guest') throw noSuchRoom();
          const said = { stars, comment: stars === null ? '' : shortOf(comment) };
          const before = await ratingAt(tx, roomId, closedSeq);
          // A retry of the same rating succeeds without a change.
          if (before?.stars === said.stars && before.comment === said.comment) return [];
          if (before || !isClosed || closedSeq === null) {
            throw new Refusal(409, 'not_rateable', "This conversation can't be rated now.");
          }
          const row = { roomId, closedSeq, guestId: actor.id, ...said, createdAt: new Date(now()) };
          await tx.insert(roomRating).values(row);
          const own = await outbox.addToUser(tx, actor.id, 'rateExternalRoom', { roomId, closedSeq });
          const rating = ratingOf(row);
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

async function ratingAt(tx: Connection, roomId: string, closedSeq: number | null) {
  if (closedSeq === null) return undefined;
  const [found] = await tx
    .select()
    .from(roomRating)
    .where(and(eq(roomRating.roomId, roomId), eq(roomRating.closedSeq, closedSeq)));
  return found;
}

function shortOf(typed = ''): string {
  const comment = linesOf(typed);
  if (graphemesIn(comment) <= COMMENT_MAX) return comment;
  throw unacceptable('comment', 'note_too_long', 'Please shorten your note to {n} characters.', {
    n: COMMENT_MAX,
  });
}
