import {
  ACTIVITY_BOOKING_REASONS,
  type ActivityBookingReason,
} from '@guest/shared/contracts/activity/activity-booking-status';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import {
  UsageError,
  requiredOption,
  type CommandOptions,
  type CommandResult,
  type DeskContext,
} from '../../core/command';
import { activityRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { findActivityBooking } from './activity-options';

type StatusChange = Omit<RequestOf<'changeStatusActivityBooking'>, 'uuid' | 'version'>;

/** Changes a booking only in the version that was read, so that a change by a colleague is not overwritten. */
export async function changeActivityStatus(
  context: DeskContext,
  { args, options, change }: { args: string[]; options: CommandOptions; change: StatusChange },
): Promise<CommandResult> {
  const { uuid, version } = await findActivityBooking(context, args, options);
  const booking = await context.desk.request('changeStatusActivityBooking', { uuid, version, ...change });
  return { data: booking, lines: table([activityRow(booking)]) };
}

export const ACTIVITY_REASON_LIST = ACTIVITY_BOOKING_REASONS.join(', ');

/** Parses the `--reason` and `--note` options. */
export function parseActivityReason(options: CommandOptions): {
  reasonCode: ActivityBookingReason;
  note: string;
} {
  const value = requiredOption(options, 'reason');
  const reasonCode = ACTIVITY_BOOKING_REASONS.find((one) => one === value);
  if (!reasonCode) throw new UsageError(`--reason must be one of ${ACTIVITY_REASON_LIST}`);
  return { reasonCode, note: requiredOption(options, 'note') };
}
