import type { RoomRating } from '@guest/shared/contracts/chat/conversation.schema';
import type { roomRating } from '../../../platform/db/tables/schema';

export type RatingRow = typeof roomRating.$inferSelect;

/** What was said; nothing of a guest who would rather not. */
export function ratingOf({ stars, comment, createdAt }: RatingRow): RoomRating | undefined {
  if (stars === null) return undefined;
  return { stars, ...(comment !== '' && { comment }), at: createdAt.toISOString() };
}
