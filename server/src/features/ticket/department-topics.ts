import { canAnswerGuests, isSupervisor, type Actor } from '../../platform/connections/actor';
import type { Topic } from '../../platform/outbox/topic';
import { RequestError } from '../../platform/errors/request-error';

/** No department has this name; it stands for all departments. */
const ALL = '*';

/** Returns the topic on which the requests of a department are published to staff. */
export const departmentTopic = (propertyId: string, department: string) =>
  `queue:${propertyId}:${department}`;

/** Returns the socket rooms that a member of staff joins to receive request events. */
function socketRoomsOf(actor: Actor): string[] {
  const departments = visibleDepartments(actor);
  return departments === 'all'
    ? [departmentTopic(actor.property.id, ALL)]
    : departments.map((department) => departmentTopic(actor.property.id, department));
}

/** The events of a department go to its own staff and to the supervisors. */
export const departmentTopics: Topic = {
  prefix: 'queue:',
  joins: (actor) => (canAnswerGuests(actor) ? socketRoomsOf(actor) : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic, topic.replace(/[^:]*$/, ALL)] }],
};

/** Returns the departments whose requests the member of staff can see, or `'all'` for supervisors. */
export function visibleDepartments(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  return actor.role === 'agent' && actor.department !== null ? [actor.department] : [];
}

export function canSeeDepartment(actor: Actor, department: string): boolean {
  const departments = visibleDepartments(actor);
  return departments === 'all' || departments.includes(department);
}

/** Throws for staff without a department with requests, such as hosts and editors. */
export function assertHasDepartment(actor: Actor): void {
  const departments = visibleDepartments(actor);
  if (departments !== 'all' && departments.length === 0)
    throw new RequestError(403, 'not_allowed', "This isn't allowed");
}
