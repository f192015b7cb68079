import { connectTo } from '../chat/database';

/**
 * A restaurant with 60 tables and three parties at each on every one of the next sixty evenings: 10,800
 * bookings.
 */
const TABLES = 60;
const EVENINGS = 60;
const SITTINGS = 3;
const SLUG = 'bench-dining';

const DELETE_BOOKINGS = `
  with gone as (select id from outlet where slug = '${SLUG}'),
  claims as (delete from table_claim where outlet_id in (select id from gone)),
  bookings as (delete from table_booking where outlet_id in (select id from gone))
  select 1`;

const INSERT_OUTLET = `
  with model as (
    select o.*, p.rules from outlet o join booking_policy p on p.outlet_id = o.id
    join property h on h.id = o.property_id where o.slug = 'mare-alta' and h.slug = 'casa-miramar'
  ),
  made as (
    insert into outlet (property_id, slug, kind, name, description, price_level, place, opening_hours, booking_mode)
    select property_id, '${SLUG}', kind, name, description, price_level, place,
      '{"weekly":[{"days":[1,2,3,4,5,6,7],"intervals":[{"from":"12:00","to":"15:30"},{"from":"18:00","to":"23:30"}]}],
        "exceptions":[],"temporarilyClosed":null}', 'instant'
    from model
    on conflict (property_id, slug) do update set slug = excluded.slug
    returning id, property_id
  ),
  policy as (
    insert into booking_policy (outlet_id, property_id, rules, most_parties, most_covers)
    select made.id, made.property_id, model.rules, 1000, 4000 from made, model
    on conflict (outlet_id) do nothing
    returning outlet_id
  ),
  area as (
    insert into dining_area (outlet_id, name, is_accessible) select outlet_id, '{"en":"Room"}', true from policy
    returning id, outlet_id
  )
  insert into dining_table (outlet_id, area_id, name, seats)
  select outlet_id, id, n::text, 2 + n % 5 from area, generate_series(1, ${TABLES}) n`;

const INSERT_BOOKINGS = `
  with house as (select id from property where slug = 'casa-miramar'),
  guest as (
    insert into guest (property_id, first_name, is_verified) select id, 'Bench', true from house
    returning id, property_id
  ),
  seats as (
    select t.outlet_id, t.id as table_id, gen_random_uuid() as booking_id,
      date_trunc('day', now()) + make_interval(days => d + 1, hours => 17 + 2 * s) as starts_at
    from dining_table t join outlet o on o.id = t.outlet_id and o.slug = '${SLUG}',
      generate_series(1, ${EVENINGS}) d, generate_series(0, ${SITTINGS - 1}) s
  ),
  bookings as (
    insert into table_booking (id, reference, property_id, guest_id, outlet_id, status, local_date_time, starts_at,
      ends_at, party_size, first_name, policy)
    select booking_id, 'BN-' || booking_id, guest.property_id, guest.id, outlet_id, 'confirmed', '2026-01-01T20:00',
      starts_at, starts_at + interval '105 minutes', 2, 'Bench', '{}' from seats, guest
    returning id
  )
  select seats.*, guest.property_id, guest.id as guest_id from seats, guest
  where (select count(*) from bookings) > 0`;

const INSERT_CLAIMS = `
  insert into table_claim (property_id, guest_id, outlet_id, table_id, kind, local_date_time, starts_at, ends_at,
    party_size, booking_id)
  select b.property_id, b.guest_id, b.outlet_id, t.table_id, 'booking', b.local_date_time, b.starts_at, b.ends_at, 2, b.id
  from table_booking b
  join unnest($1::uuid[], $2::int[]) as t(booking_id, table_id) on t.booking_id = b.id`;

/**
 * Fills a restaurant almost completely for two months. Returns the path of its slots and the number of
 * bookings.
 */
export async function fillEvenings(dataDir: string): Promise<{ path: string; bookings: number }> {
  const client = await connectTo(dataDir);
  try {
    await client.query(DELETE_BOOKINGS);
    await client.query(INSERT_OUTLET);
    const { rows } = await client.query<{ booking_id: string; table_id: number }>(INSERT_BOOKINGS);
    await client.query(INSERT_CLAIMS, [rows.map((row) => row.booking_id), rows.map((row) => row.table_id)]);
    await client.query('analyze table_claim');
    return { path: `/web/property/casa-miramar/outlets/${SLUG}/slots`, bookings: rows.length };
  } finally {
    await client.end();
  }
}
