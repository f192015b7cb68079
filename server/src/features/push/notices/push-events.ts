import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { chatUser, guest, pushCursor } from '../../../platform/db/tables/schema';
import { eventNotice, type EventNotice } from './event-notice';

const MAX_EVENTS = 500;

interface EventRow extends Record<string, unknown> {
  seq: string;
  event: string;
  body: unknown;
  /** When it happened, in epoch milliseconds. */
  at: string;
  isNewStatus: boolean;
}

/** Selects guests with events after their position. */
export const hasDueEvent = sql`exists (select 1 from ${chatUser}
  where ${chatUser.id} = ${guest.chatUuid} and ${chatUser.headSeq} > ${pushCursor.userSeq})`;

/**
 * Returns the notices of events in a guest's log after a position, unless they are too old to matter, and the position
 * up to which the log has been read.
 */
export async function eventNotices(
  tx: Connection,
  { chatUuid, slug, now }: { chatUuid: string; slug: string; now: number },
  after: number,
): Promise<{ notices: EventNotice[]; upTo: number }> {
  const { rows } = await tx.execute<EventRow>(sql`
    select u.seq, u.event, u.body, extract(epoch from u.created_at) * 1000 as at,
      -- Every change of a status adds an entry to the history; other changes do not.
      not exists (
        select 1 from user_event before
        where before.user_id = u.user_id and before.seq < u.seq and before.event = u.event
          and ${subjectOf('before')} = ${subjectOf('u')} and ${stepsOf('before')} = ${stepsOf('u')}
      ) as "isNewStatus"
    from user_event u
    where u.user_id = ${chatUuid} and u.seq > ${after}
    order by u.seq limit ${MAX_EVENTS}`);
  const notices = rows.flatMap(({ event, body, at, isNewStatus }) => {
    const notice = isNewStatus ? eventNotice(event, body, slug) : undefined;
    return notice && Number(at) + notice.lastsMs > now ? notice : [];
  });
  return { notices, upTo: Number(rows.at(-1)?.seq ?? after) };
}

/** The id of the order, booking or request of an event. */
const subjectOf = (name: 'before' | 'u') => {
  const body = sql`${sql.identifier(name)}.body`;
  return sql`coalesce(${body} #>> '{order,uuid}', ${body} #>> '{booking,uuid}', ${body} #>> '{ticket,trackingId}')`;
};

const stepsOf = (name: 'before' | 'u') => {
  const body = sql`${sql.identifier(name)}.body`;
  return sql`coalesce(${body} #> '{order,histories}', ${body} #> '{booking,histories}', ${body} #> '{ticket,histories}')`;
};
