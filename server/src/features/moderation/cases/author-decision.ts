import type { ReportReason, SubjectKind } from '@guest/shared/contracts/moderation/reasons';
import { sql, type SQL } from 'drizzle-orm';
import type * as pg from 'drizzle-orm/pg-core';
import { moderationCase } from '../../../platform/db/tables/schema';

/** The facts that the author of hidden or removed content may know of the decision about it. */
export interface AuthorDecision {
  reason: ReportReason | null;
  /** An appeal is possible once. */
  canAppeal: boolean;
}

/**
 * Returns the last decision of the hotel against a post or comment of the viewer; `null` where there is none, such as
 * for content that is hidden until somebody has looked at it.
 */
export const decisionFor = (
  viewerId: string | null,
  kind: SubjectKind,
  { id, status }: { id: pg.AnyPgColumn; status: pg.AnyPgColumn },
): SQL<AuthorDecision | null> =>
  viewerId === null
    ? sql`null`
    : sql`case when ${status} in ('hidden', 'removed') then (
        select json_build_object('reason', ${moderationCase.reasonCode}, 'canAppeal', ${moderationCase.appealedAt} is null)
        from ${moderationCase} where ${moderationCase.subjectKind} = ${kind} and ${moderationCase.subjectId} = ${id}
          and ${moderationCase.authorGuestId} = ${viewerId} and ${moderationCase.status} = 'upheld'
        order by ${moderationCase.resolvedAt} desc limit 1) end`;
