import type { Command } from '../../core/command';
import { DAY_OPTION } from './activity-options';
import { changeActivityStatus } from './change-activity-status';

export const acceptActivity: Command = {
  name: 'accept-activity',
  args: '<session> <booking>',
  summary: 'activities: accepts what a guest has asked for',
  options: [DAY_OPTION],
  run: (context, args, options) =>
    changeActivityStatus(context, { args, options, change: { status: 'confirmed' } }),
};
