import { isSupervisor, type Actor } from '../../../platform/connections/actor';
import type { Topic } from '../../../platform/outbox/topic';

/** The department whose agents run the activities. */
const DEPARTMENT = 'activities';

/** Returns the topic on which bookings of activities are published to staff. */
export const activitiesTopic = (propertyId: string) => `activities:${propertyId}`;

/** Staff of other departments must not see who comes to an activity. */
const runsActivities = (actor: Actor): boolean =>
  isSupervisor(actor) || (actor.role === 'agent' && actor.department === DEPARTMENT);

/** Whether the caller is a member of staff who may see and change bookings of activities. */
export const isActivitiesStaff = (actor: Actor): boolean => actor.kind === 'staff' && runsActivities(actor);

export const activitiesTopics: Topic = {
  prefix: 'activities:',
  joins: (actor) => (isActivitiesStaff(actor) ? [activitiesTopic(actor.property.id)] : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic] }],
};
