import type pg from 'pg';
import type { Diner } from '../dining/diners';

const BOOKINGS_EACH = 8;

/** The tables that each guest has booked on the days of the stay, and those of years before. */
const MAKE_BOOKINGS = `
  insert into table_booking (id, reference, property_id, guest_id, outlet_id, status, local_date_time, starts_at,
    ends_at, party_size, first_name, policy)
  select gen_random_uuid(), 'BN-' || gen_random_uuid(), g.property_id, g.id, o.id,
    case when n > 0 then 'confirmed' else 'completed' end, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), at,
    at + interval '105 minutes', 2, 'Bench', p.rules
  from guest g join property h on h.id = g.property_id
  join outlet o on o.property_id = h.id and o.slug = 'mare-alta' join booking_policy p on p.outlet_id = o.id,
    generate_series(-200, ${BOOKINGS_EACH}) n,
    lateral (select date_trunc('day', now()) + make_interval(hours => 20 + 9 * n) as at) times
  where g.id = any($1)`;

/** Gives guests a stay with bookings ahead of them, and a long history. */
export async function fillStays(client: pg.Client, diners: readonly Diner[]): Promise<void> {
  await client.query(MAKE_BOOKINGS, [diners.map(({ id }) => id)]);
  await client.query('analyze table_booking');
}
