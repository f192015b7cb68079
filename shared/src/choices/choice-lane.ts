import type { Choice } from './choice';

/** A favourite and the messages about it share a queue, because the messages need the favourite. */
export const favoriteLane = (type: string, uuid: string): string => `favorite:${type}:${uuid}`;
export const orderRatingLane = (order: string): string => `order-rating:${order}`;

export const conversationRatingLane = (roomId: string): string => `conversation-rating:${roomId}`;
export const requestRatingLane = (trackingId: string): string => `request-rating:${trackingId}`;

/**
 * Returns the queue of a choice. A choice replaces one of its kind that waits in the same queue, so each setting has
 * a queue of its own.
 */
export function laneOf(choice: Choice): string {
  switch (choice.kind) {
    case 'favorite':
    case 'favorite-notify':
      return favoriteLane(choice.type, choice.uuid);
    case 'order-rating':
      return orderRatingLane(choice.order);
    case 'conversation-rating':
      return conversationRatingLane(choice.roomId);
    case 'request-rating':
      return requestRatingLane(choice.trackingId);
    case 'notifications': {
      const { choices = [], ...settings } = choice.change;
      const parts = [...choices.map((one) => `${one.class}-${one.channel}`), ...Object.keys(settings)];
      return `notifications:${parts.sort().join(' ')}`;
    }
  }
}
