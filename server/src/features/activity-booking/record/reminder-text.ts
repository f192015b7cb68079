import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
import { timeOf } from '@guest/shared/contracts/core/local-time';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import { scopeOf } from '../../property/property-scope';
import type { ActivityBookingRow } from './booking.repository';

const TEXTS: Record<'today' | 'tomorrow', Record<Lang, string>> = {
  today: {
    en: '{activity} begins at {time}. We meet here: {place}.',
    es: '{activity} empieza a las {time}. Nos vemos aquí: {place}.',
    fr: '{activity} commence à {time}. Rendez-vous : {place}.',
    ja: '{activity}は{time}に始まります。集合場所：{place}',
    ar: 'يبدأ {activity} في الساعة {time}. مكان اللقاء: {place}.',
  },
  tomorrow: {
    en: 'Tomorrow at {time}: {activity}. We meet here: {place}.',
    es: 'Mañana a las {time}: {activity}. Nos vemos aquí: {place}.',
    fr: 'Demain à {time} : {activity}. Rendez-vous : {place}.',
    ja: '明日{time}：{activity}。集合場所：{place}',
    ar: 'غدًا في الساعة {time}: {activity}. مكان اللقاء: {place}.',
  },
};

/** Creates the chat message that reminds a guest of an activity, in the guest's language. */
export function reminderMessage(
  { session, activity, property }: ActivityBookingRow,
  { day, guestLang }: { day: keyof typeof TEXTS; guestLang: string | null },
): StoredMessage {
  const lang = isLang(guestLang) ? guestLang : 'en';
  const { localize } = scopeOf(property, [lang]);
  const text = TEXTS[day][lang]
    // Bidi isolation keeps names and times intact in right-to-left text.
    .replace('{activity}', () => bidiIsolate(localize(activity.name)))
    .replace('{time}', () => bidiIsolate(timeOf(session.localStart)))
    .replace('{place}', () => bidiIsolate(session.place ?? localize(activity.place)));
  return { text, messageType: 'text', lang, isAutomatic: true };
}
