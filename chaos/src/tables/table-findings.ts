import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';
import { tableBooking } from '../../../server/src/platform/db/tables/schema';
import type { ExpectedState } from './random-diner';

/**
 * The violations, each by the name of what is wrong. It is a type and not an interface so that `Object.entries` can
 * list it.
 */
export type TableFindings = {
  'tables claimed twice at one time': string[];
  'times above the arrival limit': string[];
  'wrong arrival counts': string[];
  'bookings without a table': string[];
  'claims without a booking': string[];
  'tables too small for the party': string[];
  'bookings that differ from the reply': string[];
  'bookings unknown to their guest': string[];
};

/** Checks the database with statements other than those that wrote it. */
export async function findInTables(db: Database, expected: ExpectedState[]): Promise<TableFindings> {
  const violationNames = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ name: string }>(query);
    return rows.map(({ name }) => name);
  };
  const stored = new Map((await db.select().from(tableBooking)).map((row) => [row.id, row]));
  const wrong = expected.filter(({ uuid, status, localDateTime, partySize, version }) => {
    const row = stored.get(uuid);
    const isSame = row?.status === status && row.localDateTime === localDateTime;
    return !isSame || row.partySize !== partySize || row.version !== version;
  });
  const known = new Set(expected.map(({ uuid }) => uuid));
  return {
    'tables claimed twice at one time': await violationNames(sql`
      select 'bookings ' || coalesce(a.booking_id::text, 'on hold') || ' and ' || coalesce(b.booking_id::text, 'on hold') as name
      from table_claim a join table_claim b on a.table_id = b.table_id and a.id < b.id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at`),
    'times above the arrival limit': await violationNames(sql`
      select 'outlet ' || c.outlet_id || ' at ' || c.starts_at as name
      from table_claim c join booking_policy p on p.outlet_id = c.outlet_id
      group by c.outlet_id, c.starts_at, p.most_parties, p.most_covers
      having count(*) > p.most_parties or sum(c.party_size) > p.most_covers`),
    'wrong arrival counts': await violationNames(sql`
      select 'outlet ' || outlet_id || ' at ' || starts_at as name from slot_pace s full join (
        select outlet_id, starts_at, count(*) as parties, sum(party_size) as covers
        from table_claim group by outlet_id, starts_at) c using (outlet_id, starts_at)
      where s.parties is distinct from c.parties or s.covers is distinct from c.covers`),
    'bookings without a table': await violationNames(sql`
      select 'booking ' || b.id as name from table_booking b left join table_claim c on c.booking_id = b.id
      where b.status in ('requested', 'confirmed', 'seated', 'offered')
        and (c.id is null or c.starts_at <> b.starts_at or c.ends_at <> b.ends_at or c.party_size <> b.party_size)`),
    'claims without a booking': await violationNames(sql`
      select 'booking ' || b.id as name from table_claim c join table_booking b on b.id = c.booking_id
      where b.status not in ('requested', 'confirmed', 'seated', 'offered')`),
    'tables too small for the party': await violationNames(sql`
      select 'booking ' || coalesce(c.booking_id::text, 'on hold') as name
      from table_claim c join dining_table t on t.id = c.table_id where t.seats < c.party_size`),
    'bookings that differ from the reply': wrong.map(({ uuid, ...told }) => {
      const { status, localDateTime, partySize, version } = stored.get(uuid) ?? {};
      const found = { status, localDateTime, partySize, version };
      return `booking ${uuid}: stored ${JSON.stringify(found)}, told ${JSON.stringify(told)}`;
    }),
    'bookings unknown to their guest': [...stored.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `booking ${id}`),
  };
}
