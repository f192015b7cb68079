import { UsageError, type Command, type CommandOptions } from '../../core/command';
import { sessionRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, findSession } from './activity-options';

export const changeSession: Command = {
  name: 'change-session',
  args: '<session>',
  summary: 'activities: gives a session another time, place or capacity; guests are told of time and place',
  example: 'pnpm desk change-session sailing --to 2026-06-12T09:30 --note "The tide is too low."',
  options: [
    '--to <time>',
    '--place <place>',
    '--capacity <people>',
    '--taken <places sold elsewhere>',
    '--takes-place',
    '--note <for the guests>',
    DAY_OPTION,
  ],
  async run(context, [query = ''], options) {
    const { sessionUuid, version } = await findSession(context, query, options);
    const { to, place, takesPlace, note } = options;
    const capacity = numberOf(options, 'capacity');
    const placesTaken = numberOf(options, 'taken');
    const session = await context.desk.request('changeSession', {
      sessionUuid,
      version,
      ...(typeof to === 'string' && { localDateTimeStart: to }),
      ...(typeof place === 'string' && { place }),
      ...(capacity !== undefined && { capacity }),
      ...(placesTaken !== undefined && { placesTaken }),
      ...(takesPlace === true && { guaranteed: true }),
      ...(typeof note === 'string' && { note }),
    });
    return { data: session, lines: table([sessionRow(session)]) };
  },
};

function numberOf(options: CommandOptions, name: string): number | undefined {
  const typed = options[name];
  if (typed === undefined) return undefined;
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} must be a number of people`);
  return value;
}
