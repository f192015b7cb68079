import { Option } from 'commander';
import { requiredOption, type Command } from '../../core/command';
import { BOOKING_REASON_LIST, parseBookingReason, changeBookingStatus } from './change-booking-status';

export const declineTable: Command = {
  name: 'decline-table',
  args: '<booking>',
  summary: `outlets: declines a requested table; the reason is one of ${BOOKING_REASON_LIST}`,
  example: 'pnpm desk decline-table TB-7K2MPQ --reason full --note "A wedding." --instead 2026-06-11T21:00',
  required: ['--reason <reason>', '--note <for the guest>'],
  options: [
    new Option('--instead <time>', 'may be repeated').argParser((time, earlier: string[] = []) => [
      ...earlier,
      time,
    ]),
  ],
  run(context, [query = ''], options) {
    const { instead } = options;
    const alternatives = Array.isArray(instead) ? instead.map(String) : [];
    return changeBookingStatus(context, query, {
      status: 'declined',
      reasonCode: parseBookingReason(options),
      note: requiredOption(options, 'note'),
      ...(alternatives.length > 0 && { alternatives }),
    });
  },
};
