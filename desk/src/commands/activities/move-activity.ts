import type { Command } from '../../core/command';
import { activityRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, findActivityBooking } from './activity-options';

export const moveActivity: Command = {
  name: 'move-activity',
  args: '<session> <booking> <id-of-the-other-session>',
  summary: 'activities: gives a booking another session; without free places, nothing changes',
  options: ['--note <for the guest>', DAY_OPTION],
  async run(context, args, options) {
    const { uuid, version } = await findActivityBooking(context, args, options);
    const { note } = options;
    const booking = await context.desk.request('moveActivityBooking', {
      uuid,
      version,
      sessionUuid: args[2] ?? '',
      ...(typeof note === 'string' && { note }),
    });
    return { data: booking, lines: table([activityRow(booking)]) };
  },
};
