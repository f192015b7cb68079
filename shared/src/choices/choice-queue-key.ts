import type { Choice } from './choice';

/** A favourite and the messages about it share a queue, because the messages need the favourite. */
export const favoriteQueueKey = (type: string, uuid: string): string => `favorite:${type}:${uuid}`;
export const orderRatingQueueKey = (order: string): string => `order-rating:${order}`;

export const conversationRatingQueueKey = (roomId: string): string => `conversation-rating:${roomId}`;
export const requestRatingQueueKey = (trackingId: string): string => `request-rating:${trackingId}`;

/**
 * Returns the queue of a choice. A choice replaces one of its kind that waits in the same queue, so each setting has
 * a queue of its own.
 */
export function queueKeyOf(choice: Choice): string {
  switch (choice.kind) {
    case 'favorite':
    case 'favorite-notify':
      return favoriteQueueKey(choice.type, choice.uuid);
    case 'order-rating':
      return orderRatingQueueKey(choice.order);
    case 'conversation-rating':
      return conversationRatingQueueKey(choice.roomId);
    case 'request-rating':
      return requestRatingQueueKey(choice.trackingId);
    case 'notifications': {
      const { choices = [], ...settings } = choice.change;
      const parts = [...choices.map((one) => `${one.class}-${one.channel}`), ...Object.keys(settings)];
      return `notifications:${parts.sort().join(' ')}`;
    }
  }
}
