import type { Command } from '../../core/command';
import { activityRow, sessionRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, findSession } from './activity-options';

export const roster: Command = {
  name: 'roster',
  args: '<session>',
  summary: 'activities: who comes to a session; those who wait come last',
  options: [DAY_OPTION],
  async run(context, [query = ''], options) {
    const { sessionUuid } = await findSession(context, query, options);
    const data = await context.desk.request('loadRoster', { sessionUuid });
    return { data, lines: [...table([sessionRow(data.session)]), ...table(data.bookings.map(activityRow))] };
  },
};
