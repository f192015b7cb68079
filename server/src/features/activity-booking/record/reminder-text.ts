import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
import { dateOf, instantOf, timeOf } from '@guest/shared/contracts/core/local-time';
import { pathTo } from '@guest/shared/routes/routes';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import { scopeOf } from '../../property/property-scope';
import { pushText } from '../../push/notices/push-texts';
import type { NewMessage } from '../../push/queue/add-to-queue';
import { reminderSubject } from '../../push/queue/waiting-reminders';
import type { ActivityBookingRow } from './booking.repository';

interface ReminderOptions {
  day: 'today' | 'tomorrow';
  guestLang: string | null;
}

/** Creates the chat message that reminds a guest of an activity, in the guest's language. */
export function reminderMessage(row: ActivityBookingRow, options: ReminderOptions): StoredMessage {
  const { lang, key, values } = reminderText(row, options);
  return { text: pushText(key, lang, values), messageType: 'text', lang, isAutomatic: true };
}

/**
 * Creates the push message that reminds a guest of an activity, for a hotel without the chat. A guest without a language gets
 * it in that of the device.
 */
export function reminderNotice(row: ActivityBookingRow, options: ReminderOptions): NewMessage {
  const { booking, session, bookable, property } = row;
  const { key, values } = reminderText(row, options);
  const params = {
    property: property.slug,
    activityId: session.activityId,
    bookableActivityId: bookable.id,
  };
  const path = pathTo('property-activity-book', params, { booking: booking.id });
  return {
    class: 'bookings',
    subject: reminderSubject(booking.id),
    notice: {
      kind: 'event',
      text: key,
      values,
      path,
      // It may wait until the day itself, for the end of the quiet hours or for a push service that fails.
      ...(options.day === 'tomorrow' && {
        later: { from: startOfDay(dateOf(session.localStart), property.timeZone), text: 'activity_today' },
      }),
    },
    expiresAt: session.startsAt,
  };
}

const startOfDay = (date: string, timeZone: string) =>
  new Date(instantOf(`${date}T00:00`, timeZone)).toISOString();

function reminderText(
  { session, activity, property }: ActivityBookingRow,
  { day, guestLang }: ReminderOptions,
) {
  const lang: Lang = isLang(guestLang) ? guestLang : 'en';
  const { localize } = scopeOf(property, [lang]);
  return {
    lang,
    key: `activity_${day}` as const,
    // Bidi isolation keeps names and times intact in right-to-left text.
    values: {
      activity: bidiIsolate(localize(activity.name)),
      time: bidiIsolate(timeOf(session.localStart)),
      place: bidiIsolate(session.place ?? localize(activity.place)),
    },
  };
}
