import { countGraphemes, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { roomRating } from '../../../platform/db/tables/schema';
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
      handle: ({ roomId, stars = null, comment }, actor) =>
        changed(actor, roomId, async (tx, { room: { pairKey, type, isClosed, closedSeq, propertyId } }) => {
          // Groups cannot be rated.
          if (pairKey === null || type === 'private_guest') throw noSuchRoom();
          const input = { stars, comment: stars === null ? '' : parseComment(comment) };
          const before = await findRating(tx, roomId, closedSeq);
          // A retry of the same rating succeeds without a change.
          if (before?.stars === input.stars && before.comment === input.comment) return [];
          if (before || !isClosed || closedSeq === null) {
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

function parseComment(typed = ''): string {
  const comment = normalizeText(typed);
  if (countGraphemes(comment) <= MAX_COMMENT_LENGTH) return comment;
  throw unprocessable('comment', 'note_too_long', 'Please shorten your note to {n} characters.', {
    n: MAX_COMMENT_LENGTH,
  });
}
