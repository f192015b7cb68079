import type { RoomRating } from '@guest/shared/contracts/chat/conversation.schema';

/** Formats the rating that a guest gave when the conversation was closed. */
export const ratingLine = ({ stars, comment }: RoomRating): string =>
  `rated ${stars} of 5${comment === undefined ? '' : `: ${comment.replaceAll('\n', '\n    ')}`}`;
