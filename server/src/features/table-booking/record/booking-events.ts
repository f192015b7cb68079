import type { Connection } from '../../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { outletTopic } from '../../outlet/outlet-topics';
import { scopeOf } from '../../property/property-scope';
import { toTableBooking, toServedBooking, type BookingRow } from '../model/booking.mapper';
import type { CalendarAddress } from './calendar-address';

interface PublishBookingDeps {
  outbox: PushOutbox;
  calendarPath: CalendarAddress;
  now: () => number;
}

export type PublishBooking = ReturnType<typeof createPublishBooking>;

/** Publishes a change of a booking to all devices of the guest and to the staff of the outlet. */
export function createPublishBooking({ outbox, calendarPath, now }: PublishBookingDeps) {
  return async (
    tx: Connection,
    event: 'tableBookingUpdated' | 'waitlistOffered',
    row: BookingRow,
  ): Promise<OutboxRow[]> => {
    const { property } = row;
    const { chatUuid, lang } = row.guest;
    const options = { now: now(), calendarPath: await calendarPath(property.slug, row.booking.id) };
    const forGuest = toTableBooking(row, {
      ...options,
      scope: scopeOf(property, lang === null ? [] : [lang]),
    });
    const forStaff = toServedBooking(row, { ...options, scope: scopeOf(property, ['en']) });
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
