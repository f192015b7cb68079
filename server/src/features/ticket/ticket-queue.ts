import { answersGuests, isSupervisor, type Actor } from '../../platform/connections/actor';
import type { Topic } from '../../platform/outbox/topic';
import { Refusal } from '../../platform/errors/refusal';

/** No department has this name; it stands for all departments. */
const ALL = '*';

/** Returns the topic on which the requests of a department are published to staff. */
export const queueTopic = (propertyId: string, department: string) => `queue:${propertyId}:${department}`;

/** Returns the socket rooms that a member of staff joins to receive request events. */
function queuePlaces(actor: Actor): string[] {
  const queues = queuesOf(actor);
  return queues === 'all'
    ? [queueTopic(actor.property.id, ALL)]
    : queues.map((department) => queueTopic(actor.property.id, department));
}

/** The events of a department go to its own staff and to the supervisors. */
export const departmentTopics: Topic = {
  prefix: 'queue:',
  joins: (actor) => (answersGuests(actor) ? queuePlaces(actor) : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic, topic.replace(/[^:]*$/, ALL)] }],
};

/** Returns the departments whose requests the member of staff can see, or `'all'` for supervisors. */
export function queuesOf(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  return actor.role === 'agent' && actor.department !== null ? [actor.department] : [];
}

export function seesQueue(actor: Actor, department: string): boolean {
  const queues = queuesOf(actor);
  return queues === 'all' || queues.includes(department);
}

/** Throws for staff without a department with requests, such as hosts and editors. */
export function refuseWithoutQueue(actor: Actor): void {
  const queues = queuesOf(actor);
  if (queues !== 'all' && queues.length === 0) throw new Refusal(403, 'not_allowed', "This isn't allowed");
}
