import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { post } from '../../../platform/db/tables/schema';
import { isNotBlocked } from '../blocks/block.repository';
import { UNPUBLISHED } from '../model/unpublished';
import { isVisible } from './visible';

export interface PostQuery {
  /** The guest whose likes and reports are included; `null` for an anonymous visitor. */
  viewerId: string | null;
  now: number;
}

/** Own posts that the hotel looks at or has taken down. */
export const isUnpublishedBy = (propertyId: string, viewerId: string | null): SQL | undefined =>
  viewerId === null
    ? sql`false`
    : and(
        eq(post.propertyId, propertyId),
        eq(post.guestId, viewerId),
        inArray(post.status, [...UNPUBLISHED]),
      );

/** Posts that everybody sees, and own ones that the hotel looks at or has taken down. */
export const isReadable = (propertyId: string, { viewerId, now }: PostQuery): SQL | undefined =>
  or(
    and(isVisible(propertyId, now), isNotBlocked(post.guestId, viewerId)),
    isUnpublishedBy(propertyId, viewerId),
  );
