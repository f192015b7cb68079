import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { calendarEvent, type CalendarEvent } from './calendar-event';

export interface BookedVisit extends Pick<CalendarEvent, 'property' | 'url' | 'changedAt'> {
  booking: Pick<
    TableBooking,
    'uuid' | 'reference' | 'status' | 'outletName' | 'startsAt' | 'endsAt' | 'version' | 'createdAt'
  >;
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

/** Formats a table booking as the event of a calendar. */
export const calendarFile = ({ booking, ...visit }: BookedVisit): string =>
  calendarEvent({
    ...visit,
    ...booking,
    kind: 'Table booking',
    title: booking.outletName,
    status: STATUSES[booking.status] ?? 'CANCELLED',
  });
