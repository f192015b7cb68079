import { requiredOption, type Command } from '../../core/command';
import { BOOKING_REASON_LIST, parseBookingReason, changeBookingStatus } from './change-booking-status';

export const cancelTable: Command = {
  name: 'cancel-table',
  args: '<booking>',
  summary: `outlets: cancels a booking; the reason is one of ${BOOKING_REASON_LIST}`,
  required: ['--reason <reason>', '--note <for the guest>'],
  run: (context, [query = ''], options) =>
    changeBookingStatus(context, query, {
      status: 'cancelled',
      reasonCode: parseBookingReason(options),
      note: requiredOption(options, 'note'),
    }),
};
