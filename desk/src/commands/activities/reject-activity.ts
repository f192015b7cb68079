import type { Command } from '../../core/command';
import { DAY_OPTION } from './activity-options';
import { ACTIVITY_REASON_LIST, changeActivityStatus, parseActivityReason } from './change-activity-status';

export const rejectActivity: Command = {
  name: 'reject-activity',
  args: '<session> <booking>',
  summary: `activities: says no to a guest; the reason is one of ${ACTIVITY_REASON_LIST}`,
  required: ['--reason <reason>', '--note <for the guest>'],
  options: [DAY_OPTION],
  run: (context, args, options) =>
    changeActivityStatus(context, {
      args,
      options,
      change: { status: 'rejected', ...parseActivityReason(options) },
    }),
};
