import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { post } from '../../../platform/db/tables/schema';

/** The condition for a post that guests of the property can see at a time in milliseconds. */
export const isVisible = (propertyId: string, now: number) =>
  and(
    eq(post.propertyId, propertyId),
    eq(post.status, 'published'),
    or(isNull(post.expiresAt), gt(post.expiresAt, new Date(now))),
  );
