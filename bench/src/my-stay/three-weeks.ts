import type pg from 'pg';

const SLUG = 'bench-three-weeks';
const DAYS = 21;
const EACH_DAY = 5;

export const SESSIONS_OF_THREE_WEEKS = DAYS * EACH_DAY;

/** Those of today are still ahead, whenever the benchmark runs; those of the other days are in the evening. */
const START_OF_SESSION = `
  case when n < ${EACH_DAY} then now() at time zone 'Europe/Lisbon' + make_interval(mins => 30 + 10 * n)
  else date_trunc('day', now() at time zone 'Europe/Lisbon' - interval '5 hours')
    + make_interval(days => n / ${EACH_DAY}, hours => 23 - ${EACH_DAY} + n % ${EACH_DAY}) end`;

const MAKE = `
  with made as (
    insert into activity (property_id, slug, name, description, place, duration_minutes, is_drop_in)
    select id, '${SLUG}', '{"en":"Bench"}', '{"en":""}', '{"en":"Ground floor"}', 60, false
    from property where slug = 'casa-miramar'
    returning id, property_id
  ),
  bookable as (
    insert into bookable_activity (property_id, activity_id, name, units, min_units, max_units,
      booking_cutoff_minutes, cancel_cutoff_minutes, requires_approval, policy_text)
    select property_id, id, '{"en":"Bench"}', jsonb_build_array(jsonb_build_object('unitId', gen_random_uuid(),
      'type', 'adult', 'name', '{"en":"Adult"}'::jsonb, 'price', 2500, 'accompaniedBy', '[]'::jsonb)),
      1, 6, 0, 120, false, '{"en":""}'
    from made
    returning id, property_id, activity_id
  ),
  sessions as (
    insert into activity_session (property_id, activity_id, bookable_activity_id, local_start, local_end, starts_at,
      ends_at, capacity)
    select property_id, activity_id, id, to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
      to_char(at + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI'), at at time zone 'Europe/Lisbon',
      (at + interval '1 hour') at time zone 'Europe/Lisbon', 2 + n % 8
    from bookable, generate_series(0, ${SESSIONS_OF_THREE_WEEKS - 1}) n,
      lateral (select date_trunc('minute', ${START_OF_SESSION}) as at) times
    returning id
  )
  select activity_id as id, count(*)::int as sessions from bookable, sessions group by 1`;

/** Creates an activity with sessions on each of the next 21 days, and returns the address of its page. */
export async function createThreeWeeks(client: pg.Client): Promise<string> {
  await client.query(`delete from activity where slug = '${SLUG}'`);
  const { rows } = await client.query<{ id: string }>(MAKE);
  await client.query('analyze activity_session');
  return `/casa-miramar/activity/${rows[0]?.id}`;
}
