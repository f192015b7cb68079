import type { Command } from '../../core/command';
import { changeBookingStatus } from './change-booking-status';

export const noShow: Command = {
  name: 'no-show',
  args: '<booking>',
  summary: 'outlets: marks a booking as no-show, after the grace period',
  run: (context, [query = '']) => changeBookingStatus(context, query, { status: 'no_show' }),
};
