import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { PropertyRow } from '../../property/property-scope';

const REMEASURE_AFTER_MS = 5 * 60_000;
/** With fewer replies the median is not meaningful. */
const MIN_REPLIES = 5;

export type ReplyTimes = ReturnType<typeof createReplyTimes>;

/**
 * Estimates how many minutes a property usually takes to reply at this hour, from the last seven days. Until
 * there are enough replies, it returns the value configured by the property.
 */
export function createReplyTimes(db: Database, now: () => number) {
  const known = new Map<string, { minutes: number; until: number }>();

  async function measure({ id, timeZone, expectedReplyMinutes }: PropertyRow): Promise<number> {
    const at = new Date(now()).toISOString();
    const { rows } = await db.execute<{ answers: number; minutes: number | null }>(sql`
      with said as (
        select e.room_id, e.seq, e.actor_kind, e.created_at,
          lag(e.actor_kind) over (partition by e.room_id order by e.seq) as before,
          min(e.created_at) filter (where e.actor_kind = 'staff') over (
            partition by e.room_id order by e.seq rows between 1 following and unbounded following
          ) as answered_at
        from room_event e join room r on r.id = e.room_id
        where r.property_id = ${id} and r.type <> 'private_guest' and r.pair_key is not null and e.kind = 'message'
          and e.actor_id <> r.property_id
          and e.created_at > ${at}::timestamptz - interval '7 days'
      )
      select count(*)::int as answers,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)::float8 as minutes
      from said
      where actor_kind = 'guest' and before is distinct from 'guest' and answered_at is not null
        and extract(hour from created_at at time zone ${timeZone})
          = extract(hour from ${at}::timestamptz at time zone ${timeZone})`);
    const [found] = rows;
    if (!found || found.answers < MIN_REPLIES || found.minutes === null) return expectedReplyMinutes;
    return Math.max(1, Math.ceil(found.minutes));
  }

  return {
    /** Returns the last measured value at once; a stale one is refreshed in the background. */
    minutesOf(property: PropertyRow): number {
      const last = known.get(property.id) ?? { minutes: property.expectedReplyMinutes, until: 0 };
      if (last.until <= now()) {
        known.set(property.id, { ...last, until: now() + REMEASURE_AFTER_MS });
        measure(property).then(
          (minutes) => known.set(property.id, { minutes, until: now() + REMEASURE_AFTER_MS }),
          // After an error the last value stays until the next measurement.
          () => undefined,
        );
      }
      return last.minutes;
    },
  };
}
