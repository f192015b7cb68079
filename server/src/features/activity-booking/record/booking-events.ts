import type { Connection } from '../../../platform/db/database';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Cards } from '../../chat/messages/card.repository';
import { scopeOf } from '../../property/property-scope';
import { activitiesTopic } from '../model/activities-topic';
import { toActivityBooking, toStaffBooking } from './activity-booking.mapper';
import { toCard } from './activity-card';
import type { ActivityBookingRow } from './booking.repository';
import type { BookingViews } from './booking-view';

interface BookingEventsDeps {
  outbox: PushOutbox;
  cards: Cards;
  views: BookingViews;
}

export type PublishActivityBooking = ReturnType<typeof createBookingEvents>;

/**
 * Publishes a change of a booking to all devices of the guest, to the staff who run activities and to the
 * conversation with the hotel.
 */
export function createBookingEvents({ outbox, cards, views }: BookingEventsDeps) {
  return async (tx: Connection, row: ActivityBookingRow): Promise<OutboxRow[]> => {
    const { property } = row;
    const lang = row.guest?.lang ?? null;
    const scope = scopeOf(property, lang === null ? [] : [lang]);
    const view = await views.of(row, scope);
    const forStaff = toStaffBooking(row, { ...view, scope: scopeOf(property, ['en']) });
    const pushed = await outbox.add(tx, {
      topic: activitiesTopic(property.id),
      event: 'activityBookingUpdated',
      body: { booking: forStaff },
    });
    if (!row.guest) return [pushed];
    const { chatUuid } = row.guest;
    const booking = toActivityBooking(row, view);
    const toGuest = await outbox.addToUser(tx, chatUuid, 'activityBookingUpdated', { booking });
    // The card comes last, because it locks the conversation room.
    return [toGuest, pushed, ...(await cards.show(tx, { property, chatUuid }, toCard(row, scope)))];
  };
}
