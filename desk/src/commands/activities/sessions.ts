import type { Command } from '../../core/command';
import { sessionRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, dayOf } from './activity-options';

export const sessions: Command = {
  name: 'sessions',
  summary: 'activities: the sessions of a day, today by default',
  options: [DAY_OPTION],
  async run({ desk, session }, _args, options) {
    const data = await desk.request('loadSessions', dayOf(options));
    const none = `There are no sessions at ${session.property.name} that day.`;
    return { data, lines: data.length > 0 ? table(data.map(sessionRow)) : [none] };
  },
};
