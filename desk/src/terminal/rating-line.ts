import type { RoomRating } from '@guest/shared/contracts/chat/conversation.schema';

/** What a guest said of a conversation when it was closed. */
export const ratingLine = ({ stars, comment }: RoomRating): string =>
  `rated ${stars} of 5${comment === undefined ? '' : `: ${comment.replaceAll('\n', '\n    ')}`}`;
