import { daysBetween } from '@guest/shared/contracts/core/local-time';
import type { Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { StayRow } from './stay.repository';

const BY_DATES = { PRE: 'booked', IN: 'checked_in', OUT: 'checked_out' } as const;

export function toReservation(row: StayRow, today: string): Reservation {
  const { id, reservationNumber, checkin, checkout, room, source } = row;
  const state = stayStateOf(row, today) ?? 'PRE';
  const isCancelled = row.status === 'cancelled';
  return {
    uuid: id,
    ...(reservationNumber && { reservationNumber }),
    status: isCancelled ? 'cancelled' : BY_DATES[state],
    checkin,
    checkout,
    nights: daysBetween(checkin, checkout),
    ...(room && state === 'IN' && !isCancelled && { room }),
    source,
    canVerify: source === 'self',
  };
}
