import { sql, type SQL } from 'drizzle-orm';
import { ascending, descending } from '../../../platform/db/index-order';
import { post } from '../../../platform/db/tables/schema';
import type { FeedCursor } from '../model/feed-cursor';

const SORT_KEY = [post.isPinned, post.createdAt, post.id];
export const NEWEST_FIRST = descending(...SORT_KEY);
export const OLDEST_FIRST = ascending(...SORT_KEY);

/**
 * The feed sorts all three columns in descending order, so a row comparison finds the rows after the cursor.
 */
export const isAfterCursor = ({ isPinned, createdAt, id }: FeedCursor): SQL =>
  sql`(${post.isPinned}, ${post.createdAt}, ${post.id}) < (${isPinned}, ${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

export const isBeforeCursor = ({ isPinned, createdAt, id }: FeedCursor): SQL =>
  sql`(${post.isPinned}, ${post.createdAt}, ${post.id}) > (${isPinned}, ${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
