import { isSupervisor, type Newcomer } from '../../realtime/actor';
import { Refusal } from '../../refusal';

/** Where those who serve at the outlets of a house hear of bookings and orders. */
export const outletTopic = (propertyId: string) => `outlets:${propertyId}`;

/** Who accepts, declines and seats: the people of the outlets, and those who watch over the house. */
export const servesOutlets = (actor: Newcomer) => actor.role === 'outlet' || isSupervisor(actor);

export function refuseWithoutOutlet(actor: Newcomer): void {
  if (!servesOutlets(actor)) throw new Refusal(403, 'not_allowed', 'That is not allowed');
}
