import type { RoomRating } from '@guest/shared/contracts/chat/conversation.schema';
import type { roomRating } from '../../../platform/db/tables/schema';

export type RatingRow = typeof roomRating.$inferSelect;

/** Maps a rating; returns `undefined` if the guest declined to rate. */
export function toRating({ stars, comment, createdAt }: RatingRow): RoomRating | undefined {
  if (stars === null) return undefined;
  return { stars, ...(comment !== '' && { comment }), at: createdAt.toISOString() };
}
