import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { comment, post } from '../../../platform/db/tables/schema';
import { isVisible } from '../post/visible';

/** A guest's choice to like a post or comment, or not to like it any more. */
export interface LikeChoice {
  propertyId: string;
  /** The id of the post or comment. */
  id: string;
  guestId: string;
  isLiked: boolean;
  /** Milliseconds of the tap. Without it the choice counts as later than all before. */
  seq: number | undefined;
  now: number;
}

/** The stored choice after a request. It may be a newer one from another device. */
export interface LikeState extends Record<string, unknown> {
  isLiked: boolean;
  seq: number;
  likes: number;
}

interface LikedTable {
  table: SQL;
  idColumn: SQL;
  /** Selects the id of the post or comment if the guest may see it. */
  target: (choice: LikeChoice) => SQL;
}

const POST: LikedTable = {
  table: sql.identifier('post_like').getSQL(),
  idColumn: sql.identifier('post_id').getSQL(),
  target: ({ propertyId, id, now }) =>
    sql`select ${post.id} from ${post} where ${post.id} = ${id} and ${isVisible(propertyId, now)}`,
};
const COMMENT: LikedTable = {
  table: sql.identifier('comment_like').getSQL(),
  idColumn: sql.identifier('comment_id').getSQL(),
  target: ({ propertyId, id, now }) =>
    sql`select ${comment.id} from ${comment} join ${post} on ${post.id} = ${comment.postId}
        where ${comment.id} = ${id} and ${comment.status} = 'published' and ${isVisible(propertyId, now)}`,
};

export type LikeRepository = ReturnType<typeof createLikeRepository>;

export function createLikeRepository(db: Database) {
  const save = (liked: LikedTable) => async (choice: LikeChoice) => {
    const { rows } = await db.execute<LikeState>(choiceStatement(liked, choice));
    return rows[0];
  };
  return {
    /** Saves a choice. Returns `undefined` if the guest sees no such post. */
    savePostLike: save(POST),
    /** Saves a choice. Returns `undefined` if the guest sees no such comment. */
    saveCommentLike: save(COMMENT),
  };
}

/**
 * One statement finds the item, keeps the newer of two choices and counts. The own like is counted from what was
 * written, because the statement does not see its own rows. The row is written even if the stored choice stays,
 * because only a written row shows what another device has saved meanwhile.
 */
function choiceStatement({ table, idColumn, target }: LikedTable, choice: LikeChoice): SQL {
  const { propertyId, guestId, isLiked, seq, now } = choice;
  const next =
    seq === undefined ? sql`greatest(excluded.seq, own.seq + 1)` : sql`greatest(excluded.seq, own.seq)`;
  const isNewer = seq === undefined ? sql`true` : sql`excluded.seq > own.seq`;
  return sql`
    with saved as (
      insert into ${table} as own (property_id, ${idColumn}, guest_id, is_liked, seq, created_at)
      select ${propertyId}::uuid, target.id, ${guestId}::uuid, ${isLiked}::boolean, ${seq ?? now}::bigint,
        ${new Date(now).toISOString()}::timestamptz
      from (${target(choice)}) as target
      on conflict (${idColumn}, guest_id) do update
        set is_liked = case when ${isNewer} then excluded.is_liked else own.is_liked end, seq = ${next}
      returning ${idColumn} as id, is_liked, seq
    )
    select saved.is_liked as "isLiked", saved.seq::float8 as seq, saved.is_liked::int + (
      select count(*)::int from ${table} as other
      where other.${idColumn} = saved.id and other.is_liked and other.guest_id <> ${guestId}
    ) as likes
    from saved`;
}
