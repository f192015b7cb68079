import type { Connection } from '../../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { outletTopic } from '../../outlet/order-queue';
import { scopeOf } from '../../property/property-scope';
import { bookingOf, servedBookingOf, type BookingRow } from '../model/booking-reply';
import type { CalendarAddress } from './calendar-address';

interface Parts {
  outbox: PushOutbox;
  calendarPath: CalendarAddress;
  now: () => number;
}

export type TellBooking = ReturnType<typeof createTellBooking>;

/** Publishes a change of a booking to all devices of the guest and to the staff of the outlet. */
export function createTellBooking({ outbox, calendarPath, now }: Parts) {
  return async (
    tx: Connection,
    event: 'tableBookingUpdated' | 'waitlistOffered',
    row: BookingRow,
  ): Promise<OutboxRow[]> => {
    const { property } = row;
    const { chatUuid, lang } = row.guest;
    const telling = { now: now(), calendarPath: await calendarPath(property.slug, row.booking.id) };
    const forGuest = bookingOf(row, { ...telling, scope: scopeOf(property, lang === null ? [] : [lang]) });
    const forStaff = servedBookingOf(row, { ...telling, scope: scopeOf(property, ['en']) });
    return [
      await outbox.addToUser(tx, chatUuid, event, { booking: forGuest }),
      await outbox.add(tx, {
        topic: outletTopic(property.id, row.outlet.id),
        event: 'tableBookingUpdated',
        body: { booking: forStaff },
      }),
    ];
  };
}
