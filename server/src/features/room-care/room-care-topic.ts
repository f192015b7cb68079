import { canAnswerGuests } from '../../platform/connections/actor';
import type { Topic } from '../../platform/outbox/topic';

/** Returns the topic on which the staff learn which rooms they must not disturb. */
export const roomCareTopic = (propertyId: string) => `room-care:${propertyId}`;

/** Staff of every department go to rooms, so the events go to all staff who answer guests. */
export const roomCareTopics: Topic = {
  prefix: 'room-care:',
  joins: (actor) => (canAnswerGuests(actor) ? [roomCareTopic(actor.property.id)] : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic] }],
};
