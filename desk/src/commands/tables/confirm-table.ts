import type { Command } from '../../core/command';
import { changeBookingStatus } from './change-booking-status';

export const confirmTable: Command = {
  name: 'confirm-table',
  args: '<booking>',
  summary: 'outlets: confirms a requested table',
  options: ['--note <for the guest>'],
  run: (context, [query = ''], { note }) =>
    changeBookingStatus(context, query, { status: 'confirmed', ...(typeof note === 'string' && { note }) }),
};
