import { isSupervisor, type Actor } from '../../platform/connections/actor';

/** No outlet is called so. */
const ALL = '*';

/** Where the staff of an outlet hear of its orders. */
export const outletTopic = (propertyId: string, outletId: string) => `orders:${propertyId}:${outletId}`;

/** Who hears what is told to an outlet: its own people, and those who watch over all of them. */
export const orderListenersOf = (topic: string): string[] => [topic, topic.replace(/[^:]*$/, ALL)];

/** Where a member of staff waits for news of orders. */
export function orderPlaces(actor: Actor): string[] {
  const outlets = outletsOf(actor);
  return outlets === 'all'
    ? [outletTopic(actor.property.id, ALL)]
    : outlets.map((outletId) => outletTopic(actor.property.id, outletId));
}

/** The outlets whose orders somebody of the staff sees; `all` of the house, for those who watch over it. */
export function outletsOf(actor: Actor): string[] | 'all' {
  if (isSupervisor(actor)) return 'all';
  const serves = actor.role === 'outlet' || (actor.role === 'agent' && actor.department === 'dining');
  return serves ? (actor.outletIds ?? 'all') : [];
}

export function seesOutlet(actor: Actor, outletId: string): boolean {
  const outlets = outletsOf(actor);
  return outlets === 'all' || outlets.includes(outletId);
}

/** Those who make beds or write menus have no business with what guests eat. */
export const servesOutlets = (actor: Actor): boolean =>
  outletsOf(actor) === 'all' || outletsOf(actor).length > 0;
