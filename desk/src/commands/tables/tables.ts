import { UsageError, type Command } from '../../core/command';
import { bookingRow } from '../../terminal/booking-row';
import { table } from '../../terminal/table';

export const tables: Command = {
  name: 'tables',
  args: '[date]',
  summary:
    'outlets: lists bookings of a day (YYYY-MM-DD) or all upcoming ones; those that wait for approval first',
  async run({ desk, session }, [date = '']) {
    if (date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      throw new UsageError('a date must look like 2026-06-11');
    }
    const data = await desk.request('loadTableBookings', date === '' ? {} : { date });
    const none = `There are no bookings at ${session.property.name}.`;
    return { data, lines: data.length > 0 ? table(data.map(bookingRow)) : [none] };
  },
};
