import { Misused, type Command } from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

export const moveTable: Command = {
  name: 'move-table',
  usage: '<booking> [--to <time>] [--party <guests>] [--note <for the guest>]',
  summary: 'outlets: gives a booking another time or size; without a free table, nothing changes',
  example: 'pnpm desk move-table TB-7K2MPQ --to 2026-06-11T21:00 --note "The terrace is too windy."',
  words: [1, 1],
  options: { to: { type: 'string' }, party: { type: 'string' }, note: { type: 'string' } },
  async run({ desk, findTable }, [named = ''], { to, party, note }) {
    if (typeof to !== 'string' && typeof party !== 'string') throw new Misused('--to or --party is required');
    const partySize = Number(party);
    if (party !== undefined && !Number.isInteger(partySize))
      throw new Misused('--party must be a number of guests');
    const { uuid, version } = await findTable(named);
    const booking = await desk.ask('moveTableBooking', {
      uuid,
      version,
      ...(typeof to === 'string' && { localDateTime: to }),
      ...(party !== undefined && { partySize }),
      ...(typeof note === 'string' && { note }),
    });
    return { data: booking, lines: table([bookingRow(booking)]) };
  },
};
