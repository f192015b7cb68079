import { addMinutes, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { timeZoneLines } from './calendar-zone';

const ALARM_MINUTES = 60;
const OCTETS_IN_LINE = 75;

export interface CalendarEvent {
  booking: Pick<
    TableBooking,
    'uuid' | 'reference' | 'status' | 'outletName' | 'startsAt' | 'endsAt' | 'version' | 'createdAt'
  >;
  property: { slug: string; name: string; address: string; timeZone: string };
  /** The page where the guest manages the booking. */
  url: string;
  /** The instant of the last change. */
  changedAt: number;
}

const STATUSES: Partial<Record<TableBooking['status'], 'CONFIRMED' | 'TENTATIVE'>> = {
  requested: 'TENTATIVE',
  offered: 'TENTATIVE',
  waitlisted: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
};

/**
 * Formats a booking as an RFC 5545 event. Calendars replace an event by a later file with the same UID and a
 * higher SEQUENCE.
 */
export function calendarFile({ booking, property, url, changedAt }: CalendarEvent): string {
  const status = STATUSES[booking.status] ?? 'CANCELLED';
  const isCancelled = status === 'CANCELLED';
  const { timeZone } = property;
  const local = (instant: string) => stampOf(localDateTimeAt(Date.parse(instant), timeZone));
  const summary = `${booking.outletName} · ${property.name}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel guest suite//Table booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...timeZoneLines(timeZone, Date.parse(booking.startsAt)),
    'BEGIN:VEVENT',
    `UID:${booking.uuid}@${property.slug}`,
    `SEQUENCE:${booking.version}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    `CREATED:${utcStamp(Date.parse(booking.createdAt))}`,
    `DTSTART;TZID=${timeZone}:${local(booking.startsAt)}`,
    `DTEND;TZID=${timeZone}:${local(booking.endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(property.address)}`,
    `DESCRIPTION:${escaped([booking.reference, property.address, url].join('\n'))}`,
    `URL:${url}`,
    ...(isCancelled ? [] : alarmLines(summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const alarmLines = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${ALARM_MINUTES}M`,
  'END:VALARM',
];

/** Turns `2026-06-12T19:30` into `20260612T193000`. */
const stampOf = (local: string) => `${addMinutes(local, 0).replace(/[-:]/g, '')}00`;

const utcStamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, String.raw`\n`);

/** Folds a line to at most 75 octets. Continuation lines start with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const most = parts.length === 0 ? OCTETS_IN_LINE : OCTETS_IN_LINE - 1;
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
