import type { Connection } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { addressCard, type Cards } from '../../chat/messages/card.repository';
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
 * Publishes a new booking, which has no card yet, or a change of one to all devices of the guest, to the staff who run activities and to the
 * conversation with the hotel.
 */
export function createBookingEvents({ outbox, cards, views }: BookingEventsDeps) {
  return async (tx: Connection, row: ActivityBookingRow, { isNew = false } = {}): Promise<OutboxRow[]> => {
    const { property } = row;
    const lang = row.guest?.lang ?? null;
    const scope = scopeOf(property, lang === null ? [] : [lang]);
    const view = await views.of(row, scope, tx);
    const forStaff = toStaffBooking(row, { ...view, scope: scopeOf(property, ['en']) });
    const toStaff = {
      topic: activitiesTopic(property.id),
      event: 'activityBookingUpdated',
      body: { booking: forStaff },
    };
    if (!row.guest) return outbox.addAll(tx, { events: [toStaff] });
    const { chatUuid } = row.guest;
    const owner = { property, chatUuid };
    const card = toCard(row, scope);
    // The card comes first: the conversation is locked before the guest's log, as the chat does.
    const created = isNew ? await cards.create(tx, owner, card) : undefined;
    const shown = isNew ? [] : await cards.show(tx, owner, card);
    const body = { booking: toActivityBooking(row, view) };
    const toUser = { userId: chatUuid, event: 'activityBookingUpdated' as const, body };
    const events = [toStaff, ...(created?.events ?? [])];
    const [outboxRows, recipients] = await pipelined(outbox.addAll(tx, { events, toUser }), created?.store());
    const added = created && recipients ? addressCard(outboxRows, created, recipients) : outboxRows;
    return [...added, ...shown];
  };
}
