import type { PostingClosed, PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { consent, guest, post, postRestriction } from '../../../platform/db/tables/schema';
import { postingClosedNow } from '../../moderation/screening/posting-hours';
import { postingClosed } from '../../moderation/screening/screening-errors';
import type { PropertyRow, PropertyScope } from '../../property/property-scope';
import { needError, postingRestricted } from './post-errors';
import { notAllowed } from '../../../platform/errors/request-error';

export interface PostingStatus {
  /** Whether the guest may post right now. */
  allowToPost: boolean;
  /** Lists the steps that the guest still has to take, in the order in which the page asks for them. */
  needs: PostingNeed[];
  restrictedUntil: Date | null;
  /** The version of the guidelines that the guest has accepted last; `null` if there is none. */
  acceptedVersion: string | null;
  /** Why the hotel lets nobody, or not this guest, post now. */
  closed: PostingClosed | null;
}

export type PostingPolicy = ReturnType<typeof createPostingPolicy>;

/** Decides who may publish posts and comments. */
export function createPostingPolicy(db: Database, now: () => number) {
  async function load(
    guestId: string,
    property: PropertyRow,
    on: Connection = db,
  ): Promise<PostingStatus & { hasPostedToday: boolean }> {
    const dayBegin = sql`date_trunc('day', ${new Date(now())}::timestamptz at time zone ${property.timeZone}) at time zone ${property.timeZone}`;
    const accepted = on
      .select({
        version: sql<string | null>`case when ${consent.granted} then ${consent.version} end`,
      })
      .from(consent)
      .where(and(eq(consent.guestId, guest.id), eq(consent.type, 'guidelines')))
      .orderBy(desc(consent.at))
      .limit(1);
    const [row] = await on
      .select({
        isVerified: guest.isVerified,
        firstName: guest.firstName,
        nickName: guest.nickName,
        checkin: guest.checkin,
        checkout: guest.checkout,
        hasLeft: guest.hasLeft,
        acceptedVersion: sql<string | null>`(${accepted})`,
        until: postRestriction.until,
        hasPostedToday: sql<boolean>`exists (select 1 from ${post}
          where ${post.guestId} = ${guest.id} and ${post.status} <> 'deleted' and ${post.createdAt} >= ${dayBegin})`,
      })
      .from(guest)
      .leftJoin(
        postRestriction,
        and(eq(postRestriction.guestId, guest.id), gt(postRestriction.until, new Date(now()))),
      )
      .where(eq(guest.id, guestId));
    assertRow(row, 'the signed-in guest');
    const needs: PostingNeed[] = [
      ...(row.isVerified ? [] : ['sign_in' as const]),
      ...(row.firstName ? [] : ['first_name' as const]),
      ...(row.nickName ? [] : ['nick_name' as const]),
      ...(row.acceptedVersion === property.guidelinesVersion ? [] : ['guidelines' as const]),
    ];
    const isRestricted = row.until !== null;
    const closed = postingClosedNow(property, row, now());
    return {
      allowToPost: needs.length === 0 && !isRestricted && !closed && property.features.feed,
      closed,
      needs,
      acceptedVersion: row.acceptedVersion,
      restrictedUntil: row.until,
      hasPostedToday: row.hasPostedToday,
    };
  }

  return {
    load,

    /** Throws the reason for which the guest may not post. */
    async assertMayPost(guestId: string, { property, lang }: PropertyScope, on?: Connection): Promise<void> {
      const { allowToPost, needs, restrictedUntil, closed } = await load(guestId, property, on);
      if (allowToPost) return;
      if (restrictedUntil) {
        const date = new Intl.DateTimeFormat(localeOf(lang), {
          dateStyle: 'long',
          timeZone: property.timeZone,
        });
        throw postingRestricted(restrictedUntil, date.format(restrictedUntil));
      }
      if (closed) throw postingClosed(closed, lang);
      const [need] = needs;
      throw need ? needError(need) : notAllowed();
    },
  };
}
