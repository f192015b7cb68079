import {
  BOOKING_REASONS,
  type BookingReason,
} from '@guest/shared/contracts/table-booking/table-booking-steps';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import { Misused, wanted, type AtDesk, type Options, type Told } from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

type Step = Omit<Ask<'changeStatusTableBooking'>, 'uuid' | 'version'>;

/**
 * Changes a booking only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function takeTableTo({ desk, findTable }: AtDesk, named: string, step: Step): Promise<Told> {
  const { uuid, version } = await findTable(named);
  const booking = await desk.ask('changeStatusTableBooking', { uuid, version, ...step });
  return { data: booking, lines: table([bookingRow(booking)]) };
}

export const REASONS = BOOKING_REASONS.join(', ');

/** Parses the `--reason` option. */
export function reasonIn(options: Options): BookingReason {
  const said = wanted(options, 'reason');
  const reason = BOOKING_REASONS.find((one) => one === said);
  if (!reason) throw new Misused(`--reason must be one of ${REASONS}`);
  return reason;
}
