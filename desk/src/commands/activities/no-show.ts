import type { Command } from '../../core/command';
import { DAY_OPTION } from './activity-options';
import { changeActivityStatus } from './change-activity-status';

export const activityNoShow: Command = {
  name: 'nobody-came',
  args: '<session> <booking>',
  summary: 'activities: nobody has come, fifteen minutes after the start',
  options: [DAY_OPTION],
  run: (context, args, options) =>
    changeActivityStatus(context, { args, options, change: { status: 'no_show' } }),
};
