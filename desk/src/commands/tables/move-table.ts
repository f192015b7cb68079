import { UsageError, type Command } from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

export const moveTable: Command = {
  name: 'move-table',
  args: '<booking>',
  summary: 'outlets: changes time or party size of a booking; without a free table nothing changes',
  example: 'pnpm desk move-table TB-7K2MPQ --to 2026-06-11T21:00 --note "The terrace is too windy."',
  options: ['--to <time>', '--party <guests>', '--note <for the guest>'],
  async run({ desk, findTable }, [query = ''], { to, party, note }) {
    if (typeof to !== 'string' && typeof party !== 'string')
      throw new UsageError('--to or --party is required');
    const partySize = Number(party);
    if (party !== undefined && !Number.isInteger(partySize))
      throw new UsageError('--party must be a number of guests');
    const { uuid, version } = await findTable(query);
    const booking = await desk.request('moveTableBooking', {
      uuid,
      version,
      ...(typeof to === 'string' && { localDateTime: to }),
      ...(party !== undefined && { partySize }),
      ...(typeof note === 'string' && { note }),
    });
    return { data: booking, lines: table([bookingRow(booking)]) };
  },
};
