import {
  BOOKING_REASONS,
  type BookingReason,
} from '@guest/shared/contracts/table-booking/table-booking-status';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import {
  UsageError,
  requiredOption,
  type DeskContext,
  type CommandOptions,
  type CommandResult,
} from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

type BookingChange = Omit<RequestOf<'changeStatusTableBooking'>, 'uuid' | 'version'>;

/**
 * Changes a booking only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function changeBookingStatus(
  { desk, findTable }: DeskContext,
  query: string,
  change: BookingChange,
): Promise<CommandResult> {
  const { uuid, version } = await findTable(query);
  const booking = await desk.request('changeStatusTableBooking', { uuid, version, ...change });
  return { data: booking, lines: table([bookingRow(booking)]) };
}

export const BOOKING_REASON_LIST = BOOKING_REASONS.join(', ');

/** Parses the `--reason` option. */
export function parseBookingReason(options: CommandOptions): BookingReason {
  const value = requiredOption(options, 'reason');
  const reason = BOOKING_REASONS.find((one) => one === value);
  if (!reason) throw new UsageError(`--reason must be one of ${BOOKING_REASON_LIST}`);
  return reason;
}
