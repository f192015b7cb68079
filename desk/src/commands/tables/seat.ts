import type { Command } from '../../core/command';
import { changeBookingStatus } from './change-booking-status';

export const seat: Command = {
  name: 'seat',
  args: '<booking>',
  summary: 'outlets: marks the guests as seated',
  run: (context, [query = '']) => changeBookingStatus(context, query, { status: 'seated' }),
};
