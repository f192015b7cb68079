import { Misused, type Command } from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

export const tables: Command = {
  name: 'tables',
  usage: '[<date>]',
  summary:
    'outlets: who has booked, of a day (YYYY-MM-DD) or all that is to come; what waits for an answer first',
  words: [0, 1],
  async run({ desk, session }, [date = '']) {
    if (date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      throw new Misused('a date must look like 2026-06-11');
    }
    const data = await desk.ask('loadTableBookings', date === '' ? {} : { date });
    const none = `Nobody has booked a table at ${session.property.name}.`;
    return { data, lines: data.length > 0 ? table(data.map(bookingRow)) : [none] };
  },
};
