import { UsageError, type CommandOptions, type DeskContext } from '../../core/command';
import { findOnly } from '../../core/find';

/** The `--on` option of commands that find a session by its day. */
export const DAY_OPTION = '--on <date>';

/** Returns the day to ask for; none means today. */
export function dayOf({ on }: CommandOptions): { date?: string } {
  if (on === undefined) return {};
  if (typeof on !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(on)) {
    throw new UsageError('a date must look like 2026-06-11');
  }
  return { date: on };
}

/** Finds a session by the start of its id or by the name of its activity. */
export const findSession = async ({ desk }: DeskContext, query: string, options: CommandOptions) =>
  findOnly(await desk.request('loadSessions', dayOf(options)), query, {
    kind: 'session',
    id: ({ sessionUuid }) => sessionUuid,
    name: ({ activityName }) => activityName,
  });

/** Finds a booking of a session by the start of its id, its reference or its guest. */
export async function findActivityBooking(
  context: DeskContext,
  [session = '', booking = '']: string[],
  options: CommandOptions,
) {
  const { sessionUuid } = await findSession(context, session, options);
  const { bookings } = await context.desk.request('loadRoster', { sessionUuid });
  return findOnly(bookings, booking, {
    kind: 'booking',
    id: ({ uuid }) => uuid,
    name: ({ reference, guestName }) => `${reference} ${guestName}`,
  });
}
