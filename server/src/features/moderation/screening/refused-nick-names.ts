import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { skeletonOf } from '../words/skeleton';

/** Returns whether staff have asked the guest to replace this nickname, or one that looks like it. */
export async function isNickNameRefused(on: Connection, guestId: string, nickName: string): Promise<boolean> {
  const rows = await on
    .select({ refused: sql<string | null>`${moderationCase.snapshot} ->> 'refusedNickName'` })
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.subjectId, guestId),
        eq(moderationCase.subjectKind, 'guest'),
        eq(moderationCase.status, 'upheld'),
        eq(moderationCase.action, 'ask_other_nick_name'),
      ),
    );
  const wanted = skeletonOf(nickName);
  return rows.some(({ refused }) => refused !== null && skeletonOf(refused) === wanted);
}
