import type { Command } from '../../core/command';
import { changeBookingStatus } from './change-booking-status';

export const clearTable: Command = {
  name: 'clear-table',
  args: '<booking>',
  summary: 'outlets: completes a booking because the guests have left; the table is free',
  run: (context, [query = '']) => changeBookingStatus(context, query, { status: 'completed' }),
};
