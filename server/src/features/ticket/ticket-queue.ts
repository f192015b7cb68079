import { isSupervisor, type Actor } from '../../platform/connections/actor';
import { Refusal } from '../../platform/errors/refusal';

/** No department is called so. */
const ALL = '*';

/** Where the staff of a department hear of its requests. */
export const queueTopic = (propertyId: string, department: string) => `queue:${propertyId}:${department}`;

/** Where a member of staff waits for news of requests. */
export function queuePlaces(actor: Actor): string[] {
  const queues = queuesOf(actor);
  return queues === 'all'
    ? [queueTopic(actor.property.id, ALL)]
    : queues.map((department) => queueTopic(actor.property.id, department));
}

/** Who hears what is told to a queue: its own people, and those who watch over all of them. */
export const listenersOf = (topic: string): string[] => [topic, topic.replace(/[^:]*$/, ALL)];

/** The queues that somebody of the staff sees; `all` of the house, for those who watch over it. */
export function queuesOf(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  return actor.role === 'agent' && actor.department !== null ? [actor.department] : [];
}

export function seesQueue(actor: Actor, department: string): boolean {
  const queues = queuesOf(actor);
  return queues === 'all' || queues.includes(department);
}

/** Those who seat guests or write menus have no business with what guests ask for. */
export function refuseWithoutQueue(actor: Actor): void {
  const queues = queuesOf(actor);
  if (queues !== 'all' && queues.length === 0) throw new Refusal(403, 'not_allowed', 'That is not allowed');
}
