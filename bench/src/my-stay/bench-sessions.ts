import type pg from 'pg';

export interface BenchSession {
  id: string;
  /** The unit of one adult without a limit of age. */
  unit: string;
}

const SLUG = 'bench-places';

const DELETE_BOOKINGS = `
  delete from activity_booking where session_id in (
    select s.id from activity_session s join activity a on a.id = s.activity_id where a.slug = '${SLUG}')`;

const MAKE_SESSIONS = `
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
      1, 6, 60, 120, false, '{"en":""}'
    from made
    returning id, property_id, activity_id, units
  ),
  sessions as (
    insert into activity_session (property_id, activity_id, bookable_activity_id, local_start, local_end, starts_at,
      ends_at)
    select property_id, activity_id, id, to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
      to_char(at + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI'), at at time zone 'Europe/Lisbon',
      (at + interval '1 hour') at time zone 'Europe/Lisbon'
    from bookable, generate_series(1, $1::int) n,
      lateral (select date_trunc('day', now() at time zone 'Europe/Lisbon') + make_interval(days => 1, hours => 8 + n) as at) times
    returning id
  )
  select sessions.id, bookable.units -> 0 ->> 'unitId' as unit from sessions, bookable`;

/** Creates sessions of tomorrow with unlimited places, so that every guest can book. */
export async function createBenchSessions(client: pg.Client, count: number): Promise<BenchSession[]> {
  await client.query(DELETE_BOOKINGS);
  await client.query(`delete from activity where slug = '${SLUG}'`);
  const { rows } = await client.query<BenchSession>(MAKE_SESSIONS, [count]);
  return rows;
}
