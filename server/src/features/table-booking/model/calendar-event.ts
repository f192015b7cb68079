import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { escapeText, foldLine, stampOf, utcStamp } from './calendar-lines';
import { timeZoneLines } from './calendar-zone';

/** The minutes before the event at which a calendar reminds the guest, unless the event says otherwise. */
const ALARM_MINUTES = 60;
const MINUTE_MS = 60_000;

export interface CalendarEvent {
  uuid: string;
  reference: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  title: string;
  startsAt: string;
  endsAt: string;
  version: number;
  createdAt: string;
  /** Names the meeting point; the default is the address of the property. */
  place?: string;
  /** The kind of event, in the name of the product that wrote the file. */
  kind: 'Table booking' | 'Activity booking' | 'Order';
  property: { slug: string; name: string; address: string; timeZone: string };
  /** The page where the guest manages the booking. */
  url: string;
  /** The instant of the last change. */
  changedAt: number;
  /** The minutes before the event at which a calendar reminds the guest; the default is an hour. */
  alarmMinutes?: number;
}

/**
 * Formats an event as of RFC 5545. Calendars replace an event by a later file with the same UID and a higher
 * SEQUENCE.
 */
export function calendarEvent(event: CalendarEvent): string {
  const { property, status, url, changedAt, alarmMinutes = ALARM_MINUTES } = event;
  const isCancelled = status === 'CANCELLED';
  const { timeZone } = property;
  const summary = `${event.title} · ${property.name}`;
  const location = event.place === undefined ? property.address : `${event.place}, ${property.address}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Hotel guest suite//${event.kind}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...timeZoneLines(timeZone, Date.parse(event.startsAt)),
    'BEGIN:VEVENT',
    `UID:${event.uuid}@${property.slug}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    `CREATED:${utcStamp(Date.parse(event.createdAt))}`,
    `DTSTART${timeOf(event.startsAt, timeZone)}`,
    `DTEND${timeOf(event.endsAt, timeZone)}`,
    `STATUS:${status}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText([event.reference, property.address, url].join('\n'))}`,
    `URL:${url}`,
    ...(isCancelled ? [] : alarmLines(summary, alarmMinutes)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/**
 * Formats the parameters and the value of a time. A local time within an hour that occurs twice means the first one, so a
 * time of the second one is given in UTC: a visit could otherwise end before it begins.
 */
function timeOf(instant: string, timeZone: string): string {
  const at = Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS;
  const local = localDateTimeAt(at, timeZone);
  return instantOf(local, timeZone) === at ? `;TZID=${timeZone}:${stampOf(local)}` : `:${utcStamp(at)}`;
}

const alarmLines = (summary: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];
