import { daysBetween } from '@guest/shared/contracts/core/local-time';
import type { Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { StayRow } from './stay.repository';

const STATUS_BY_STATE = { PRE: 'booked', IN: 'checked_in', OUT: 'checked_out' } as const;

type DatedStay = Pick<StayRow, 'status' | 'checkin' | 'checkout'>;

/** The status follows the dates, because hotels report arrivals and departures late. */
export function statusOfStay(row: DatedStay, today: string): Reservation['status'] {
  // A cancellation and an early check-out can come before the dates say so.
  if (row.status === 'cancelled' || row.status === 'checked_out') return row.status;
  return STATUS_BY_STATE[stayStateOf(row, today) ?? 'PRE'];
}

export function toReservation(row: StayRow, today: string): Reservation {
  const { id, reservationNumber, checkin, checkout, room, source } = row;
  const status = statusOfStay(row, today);
  return {
    uuid: id,
    ...(reservationNumber && { reservationNumber }),
    status,
    checkin,
    checkout,
    nights: daysBetween(checkin, checkout),
    ...(room && status === 'checked_in' && { room }),
    source,
    canVerify: source === 'self',
  };
}
