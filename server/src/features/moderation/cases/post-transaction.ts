import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Connection, Database } from '../../../platform/db/database';
import { post } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Subject } from './subject.repository';

interface PostTransactionDeps {
  db: Database;
  outbox: Pick<PushOutbox, 'add' | 'publish'>;
}

/**
 * Runs a transaction that may change a post, and publishes the change to everybody at the property. The event does
 * not say who made it and why; pages read the post itself.
 */
export function createPostTransaction({ db, outbox }: PostTransactionDeps) {
  return async <Result>(subject: Subject, work: (tx: Connection) => Promise<Result>): Promise<Result> => {
    const { result, rows } = await db.transaction(async (tx) => {
      const before = await readPostState(tx, subject);
      const outcome = await work(tx);
      return { result: outcome, rows: await addPostEvent(tx, outbox, { subject, before }) };
    });
    await outbox.publish(...rows);
    return result;
  };
}

export type PostState = Awaited<ReturnType<typeof readPostState>>;

/**
 * Returns the part of a post that guests can see; `undefined` for a post that does not exist and for other subjects.
 */
export async function readPostState(on: Connection, { kind, id }: Subject) {
  if (kind !== 'post') return undefined;
  const [row] = await on
    .select({
      propertyId: post.propertyId,
      status: post.status,
      version: post.version,
      isPinned: post.isPinned,
      isCommentsLocked: post.isCommentsLocked,
    })
    .from(post)
    .where(eq(post.id, id));
  return row;
}

/** Adds the event of a change since `before`, if guests can notice it. */
export async function addPostEvent(
  tx: Connection,
  outbox: Pick<PushOutbox, 'add'>,
  { subject, before }: { subject: Subject; before: PostState },
): Promise<OutboxRow[]> {
  const after = await readPostState(tx, subject);
  const kind = after && changeOf(before, after);
  if (!kind) return [];
  const { propertyId, version } = after;
  const body = { postId: subject.id, kind, version };
  return [await outbox.add(tx, { topic: `property:${propertyId}`, event: 'postUpdated', body })];
}

function changeOf(before: PostState, after: NonNullable<PostState>): 'new' | 'changed' | 'gone' | undefined {
  if (after.status !== 'published') return before?.status === 'published' ? 'gone' : undefined;
  if (!before || before.status === 'pending') return 'new';
  return isDeepStrictEqual(before, after) ? undefined : 'changed';
}
