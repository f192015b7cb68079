import type { Handlers } from '../../realtime/answer';
import type { Actor } from '../../realtime/actor';
import { Refusal } from '../../refusal';
import { servesOutlets } from '../order/order-queue';
import type { BookingParts } from './booking-parts';
import { createServedBookings } from './served-bookings';

function refuseWithoutOutlet(actor: Actor): void {
  if (!servesOutlets(actor)) throw new Refusal(403, 'not_allowed', 'That is not allowed');
}

/** What those who serve at the outlets may do with bookings. */
export function tableBookingEvents(parts: BookingParts) {
  const served = createServedBookings(parts);
  return {
    loadTableBookings: {
      who: 'everyone',
      bucket: 'rooms',
      async handle(asked, actor) {
        refuseWithoutOutlet(actor);
        return served.list(actor, asked);
      },
    },

    changeStatusTableBooking: {
      who: 'everyone',
      bucket: 'house',
      async handle(asked, actor) {
        refuseWithoutOutlet(actor);
        return served.changeStatus(actor, asked);
      },
    },

    moveTableBooking: {
      who: 'everyone',
      bucket: 'house',
      async handle(asked, actor) {
        refuseWithoutOutlet(actor);
        return served.move(actor, asked);
      },
    },
  } satisfies Partial<Handlers>;
}
