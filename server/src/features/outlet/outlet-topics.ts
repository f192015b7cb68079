import { isSupervisor, type Actor } from '../../platform/connections/actor';
import type { Topic } from '../../platform/outbox/topic';

/** No outlet has this id; it stands for all outlets of the property. */
const ALL = '*';

/** Returns the topic on which the orders of an outlet are published to staff. */
export const outletTopic = (propertyId: string, outletId: string) => `orders:${propertyId}:${outletId}`;

/** The events of an outlet go to its own staff and to the staff who see all outlets. */
export const outletTopics: Topic = {
  prefix: 'orders:',
  joins: (actor) => (actor.kind === 'staff' ? socketRoomsOf(actor) : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic, topic.replace(/[^:]*$/, ALL)] }],
};

/** Returns the socket rooms that a member of staff joins to receive order events. */
function socketRoomsOf(actor: Actor): string[] {
  const outlets = visibleOutletIds(actor);
  return outlets === 'all'
    ? [outletTopic(actor.property.id, ALL)]
    : outlets.map((outletId) => outletTopic(actor.property.id, outletId));
}

/**
 * Returns the outlets whose orders the member of staff can see, or `'all'` for every outlet of the property.
 */
export function visibleOutletIds(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  const serves = actor.role === 'outlet' || (actor.role === 'agent' && actor.department === 'dining');
  return serves ? (actor.outletIds ?? 'all') : [];
}

export function canSeeOutlet(actor: Actor, outletId: string): boolean {
  const outlets = visibleOutletIds(actor);
  return outlets === 'all' || outlets.includes(outletId);
}

/** Staff of other departments, such as housekeeping, must not see the orders of guests. */
export const isOutletStaff = (actor: Actor): boolean =>
  visibleOutletIds(actor) === 'all' || visibleOutletIds(actor).length > 0;
