import { isSupervisor, type Actor } from '../../platform/connections/actor';
import type { Topic } from '../../platform/outbox/topic';

/** No outlet has this id; it stands for all outlets of the property. */
const ALL = '*';

/** Returns the topic on which the orders of an outlet are published to staff. */
export const outletTopic = (propertyId: string, outletId: string) => `orders:${propertyId}:${outletId}`;

/** The events of an outlet go to its own staff and to the staff who see all outlets. */
export const outletTopics: Topic = {
  prefix: 'orders:',
  joins: (actor) => (actor.kind === 'staff' ? orderPlaces(actor) : []),
  recipientsOf:
    () =>
    async ({ topic }) => [{ socketRooms: [topic, topic.replace(/[^:]*$/, ALL)] }],
};

/** Returns the socket rooms that a member of staff joins to receive order events. */
function orderPlaces(actor: Actor): string[] {
  const outlets = outletsOf(actor);
  return outlets === 'all'
    ? [outletTopic(actor.property.id, ALL)]
    : outlets.map((outletId) => outletTopic(actor.property.id, outletId));
}

/**
 * Returns the outlets whose orders the member of staff can see, or `'all'` for every outlet of the property.
 */
export function outletsOf(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  const serves = actor.role === 'outlet' || (actor.role === 'agent' && actor.department === 'dining');
  return serves ? (actor.outletIds ?? 'all') : [];
}

export function seesOutlet(actor: Actor, outletId: string): boolean {
  const outlets = outletsOf(actor);
  return outlets === 'all' || outlets.includes(outletId);
}

/** Staff of other departments, such as housekeeping, must not see the orders of guests. */
export const servesOutlets = (actor: Actor): boolean =>
  outletsOf(actor) === 'all' || outletsOf(actor).length > 0;
