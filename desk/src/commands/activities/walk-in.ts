import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { randomUUID } from 'node:crypto';
import { UsageError, type Command } from '../../core/command';
import { findOnly } from '../../core/find';
import { activityRow } from '../../terminal/activity-row';
import { table } from '../../terminal/table';
import { DAY_OPTION, findSession } from './activity-options';

export const walkIn: Command = {
  name: 'walk-in',
  args: '<session> <people>',
  summary: 'activities: adds people who came without a booking and pay in person',
  example: 'pnpm desk walk-in sailing "2 adult, 1 child" --name Inês',
  options: ['--name <first name>', '--note <note>', '--key <uuid>', DAY_OPTION],
  async run(context, [query = '', people = ''], options) {
    const { sessionUuid, units } = await findSession(context, query, options);
    const { name, note, key } = options;
    const booking = await context.desk.request('newActivityWalkIn', {
      key: typeof key === 'string' ? key : randomUUID(),
      sessionUuid,
      units: parsePeople(people, units),
      ...(typeof name === 'string' && { firstName: name }),
      ...(typeof note === 'string' && { note }),
    });
    return { data: booking, lines: table([activityRow(booking)]) };
  },
};

/** Parses people such as `2 adult, 1 child` by the names of the units. */
export function parsePeople(typed: string, units: StaffSession['units']) {
  return typed.split(',').map((part) => {
    const [, quantity = '', name = ''] = /^(\d{1,2})\s+(.+)$/.exec(part.trim()) ?? [];
    if (name === '') throw new UsageError(`people must look like "2 adult, 1 child", not "${typed}"`);
    const { unitId } = findOnly(units, name, {
      kind: 'kind of people',
      id: (unit) => unit.unitId,
      name: (unit) => unit.name,
    });
    return { unitId, quantity: Number(quantity) };
  });
}
