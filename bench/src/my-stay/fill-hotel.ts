import type pg from 'pg';

const PREFIX = 'bench-book-';
const OUTLETS = 20;
const TABLES = 12;
const ACTIVITIES = 20;
const SESSIONS_EACH = 10;

const MAKE_OUTLETS = `
  with model as (
    select o.*, p.rules from outlet o join booking_policy p on p.outlet_id = o.id
    join property h on h.id = o.property_id where o.slug = 'mare-alta' and h.slug = 'casa-miramar'
  ),
  made as (
    insert into outlet (property_id, slug, kind, name, description, price_level, place, opening_hours, booking_mode)
    select property_id, '${PREFIX}' || n, kind, name, description, price_level, place,
      '{"weekly":[{"days":[1,2,3,4,5,6,7],"intervals":[{"from":"12:00","to":"15:30"},{"from":"18:00","to":"23:30"}]}],
        "exceptions":[],"temporarilyClosed":null}', 'instant'
    from model, generate_series(1, ${OUTLETS}) n
    on conflict (property_id, slug) do nothing
    returning id, property_id
  ),
  policy as (
    insert into booking_policy (outlet_id, property_id, rules, most_parties, most_covers)
    select made.id, made.property_id, model.rules, 100, 400 from made, model
    returning outlet_id
  ),
  area as (
    insert into dining_area (outlet_id, name, is_accessible) select outlet_id, '{"en":"Room"}', true from policy
    returning id, outlet_id
  )
  insert into dining_table (outlet_id, area_id, name, seats)
  select outlet_id, id, n::text, 2 + n % 5 from area, generate_series(1, ${TABLES}) n`;

const DELETE_ACTIVITIES = `delete from activity where slug like '${PREFIX}%'`;

const MAKE_SESSIONS = `
  with model as (
    select a.*, b.id as bookable_id from activity a join bookable_activity b on b.activity_id = a.id
    join property h on h.id = a.property_id where a.slug = 'first-wave' and h.slug = 'casa-miramar'
  ),
  made as (
    insert into activity (property_id, slug, name, description, pictures, place, duration_minutes, is_drop_in)
    select property_id, '${PREFIX}' || n, name, description, pictures, place, 45, false
    from model, generate_series(1, ${ACTIVITIES}) n
    returning id, property_id
  ),
  bookable as (
    insert into bookable_activity (property_id, activity_id, name, units, min_units, max_units,
      booking_cutoff_minutes, cancel_cutoff_minutes, requires_approval, policy_text)
    select made.property_id, made.id, b.name, b.units, b.min_units, b.max_units, 60, 120, false, b.policy_text
    from made, model join bookable_activity b on b.id = model.bookable_id
    returning id, property_id, activity_id
  )
  insert into activity_session (property_id, activity_id, bookable_activity_id, local_start, local_end, starts_at,
    ends_at, capacity)
  select property_id, activity_id, id, to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
    to_char(at + interval '45 minutes', 'YYYY-MM-DD"T"HH24:MI'), at at time zone 'Europe/Lisbon',
    (at + interval '45 minutes') at time zone 'Europe/Lisbon', 2 + n % 8
  from bookable, generate_series(0, ${SESSIONS_EACH - 1}) n,
    lateral (select $1::date + make_interval(hours => 8 + n) as at) times`;

/**
 * Fills a hotel for one day: 20 further restaurants with tables, and 20 activities with 200 sessions.
 */
export async function fillHotel(client: pg.Client, date: string): Promise<void> {
  await client.query(MAKE_OUTLETS);
  await client.query(DELETE_ACTIVITIES);
  await client.query(MAKE_SESSIONS, [date]);
  await client.query('analyze outlet, dining_table, activity_session, bookable_activity');
}
