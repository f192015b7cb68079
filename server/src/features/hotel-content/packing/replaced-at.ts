import { sql } from 'drizzle-orm';

/** The time at which a row of `content_version` was replaced by the next live one, or `null` if it is live or was never. */
export const replacedAt = sql`(select min(later.published_at) from content_version later
  where later.property_id = content_version.property_id and later.published_at > content_version.published_at)`;
