import { dateOf, localDateTimeAt, addDays } from '@guest/shared/contracts/core/local-time';
import { escapeText, foldLine, utcStamp } from '../../table-booking/model/calendar-lines';
import type { TimelineEntry } from '../entries/entry-source';

/** Calendar apps that follow this hint read once an hour. */
const REFRESH = 'PT1H';
const TENTATIVE = ['requested', 'offered', 'pending', 'waitlisted'];
const CANCELLED = ['cancelled', 'declined', 'lapsed', 'rejected', 'expired'];

type Item = TimelineEntry['item'];

interface FeedFile {
  items: Item[];
  property: { slug: string; name: string; address: string; timeZone: string };
  now: number;
  /** Returns the address of the page of an item. */
  urlOf(item: Item): string;
}

/**
 * Formats a calendar as of RFC 5545. What was cancelled is left out, because a calendar app removes events
 * that a feed no longer contains. Instants are in UTC, so that one file needs no time zones.
 */
export function feedFile({ items, property, now, urlOf }: FeedFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel guest suite//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(property.name)}`,
    `X-WR-TIMEZONE:${property.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...items.flatMap((item) =>
      item.startsAt === undefined || item.endsAt === undefined || CANCELLED.includes(item.status)
        ? []
        : [
            'BEGIN:VEVENT',
            `UID:${item.uuid}@${property.slug}`,
            `SEQUENCE:${item.version}`,
            `DTSTAMP:${utcStamp(now)}`,
            ...timeLines(item, { startsAt: item.startsAt, endsAt: item.endsAt }, property.timeZone),
            `STATUS:${TENTATIVE.includes(item.status) ? 'TENTATIVE' : 'CONFIRMED'}`,
            `SUMMARY:${escapeText(summaryOf(item, property.name))}`,
            `LOCATION:${escapeText([item.place, property.address].filter(Boolean).join(', '))}`,
            `URL:${urlOf(item)}`,
            'END:VEVENT',
          ],
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

const summaryOf = ({ kind, title }: Item, propertyName: string) =>
  kind === 'stay' ? title : `${title} · ${propertyName}`;

/** A stay covers whole days and leaves the guest free; everything else is an appointment. */
function timeLines(
  { kind }: Item,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string[] {
  if (kind !== 'stay') {
    return [`DTSTART:${utcStamp(Date.parse(startsAt))}`, `DTEND:${utcStamp(Date.parse(endsAt))}`];
  }
  const dayOf = (instant: string) => dateOf(localDateTimeAt(Date.parse(instant), timeZone));
  const dateStamp = (date: string) => date.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${dateStamp(dayOf(startsAt))}`,
    // The end of a whole-day event is exclusive.
    `DTEND;VALUE=DATE:${dateStamp(addDays(dayOf(endsAt), 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}
