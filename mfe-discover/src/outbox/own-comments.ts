import type { QueryClient } from '@guest/shared/queries';
import { commentSchema, type Comment } from '@guest/shared/contracts/feed/feed.schema';
import type { OutboxEvent, OutboxRecord } from '@guest/shared/outbox/outbox-record';
import {
  COMMENT,
  COMMENT_DELETE,
  COMMENT_EDIT,
  parseComment,
  parseCommentDelete,
  parseCommentEdit,
} from './comment-body';
import { countComments } from './feed-queries';

/** The changes of the guest in a thread that its reads may not know yet. */
export interface ThreadChanges {
  /** Own comments that wait or that the server has accepted since the page was opened, the oldest first. */
  written: readonly Comment[];
  /** The texts of edits that wait, by the id of the comment. An edit that came too late is not one of them. */
  texts: ReadonlyMap<string, string>;
  /** The records that wait, by the id of the comment. An edit follows the comment that it changes. */
  waiting: ReadonlyMap<string, OutboxRecord>;
  deletedIds: ReadonlySet<string>;
}

/** Whether the server has refused an edit because its time was over. The comment stays as it was. */
export const isTooLate = ({ failure }: Pick<OutboxRecord, 'failure'>): boolean =>
  failure?.code === 'edit_window_closed';

interface OwnCommentsDeps {
  queries: Pick<QueryClient, 'setQueriesData'>;
  records: () => readonly OutboxRecord[];
}

/** Follows the guest's comments from the outbox to the server. */
export function createOwnComments({ queries, records }: OwnCommentsDeps) {
  const accepted = new Map<string, Comment>();
  /** Comments that an earlier page has sent without an answer. The reads of this page count those that arrived. */
  const sentBefore = new Set<string>();
  const deleted = new Set<string>();

  const ofKind = (kind: string) => records().filter((record) => record.kind === kind && !record.isCancelled);
  const isIn = (postId: string) => (body: { postId: string }) => body.postId === postId;

  function accept(reply: unknown): Comment | undefined {
    const comment = commentSchema.safeParse(reply).data;
    if (comment) accepted.set(comment.id, comment);
    return comment;
  }

  return {
    /** Must be called when the records of earlier pages are loaded, before any is sent. */
    loaded(): void {
      for (const { key, mayBeThere } of ofKind(COMMENT)) if (mayBeThere) sentBefore.add(key);
    },

    /** Must be called with each record that the server has accepted. */
    sent({ record, answer }: Extract<OutboxEvent, { kind: 'sent' }>): void {
      if (record.kind === COMMENT) {
        const { postId } = parseComment(record);
        const isPublished = accept(answer)?.status === undefined;
        // A comment that an earlier attempt may have sent is not counted here, because the next read, which follows
        // at once, counts it.
        if (isPublished && !sentBefore.has(record.key)) countComments(queries, postId, 1);
      } else if (record.kind === COMMENT_EDIT) {
        accept(answer);
      } else if (record.kind === COMMENT_DELETE) {
        const { postId, commentId, isCounted } = parseCommentDelete(record);
        deleted.add(commentId);
        if (isCounted) countComments(queries, postId, -1);
      }
    },

    versionOf: (commentId: string): number => accepted.get(commentId)?.version ?? 0,

    /** Returns what the waiting records add to the number of comments of a post. Refused ones do not count. */
    countDelta(postId: string): number {
      const added = ofKind(COMMENT).filter(
        (record) =>
          record.status !== 'failed' && !sentBefore.has(record.key) && isIn(postId)(parseComment(record)),
      );
      const removed = ofKind(COMMENT_DELETE)
        .map(parseCommentDelete)
        .filter((body) => isIn(postId)(body) && body.isCounted);
      return added.length - removed.length;
    },

    thread(postId: string): ThreadChanges {
      const comments = ofKind(COMMENT).filter((record) => isIn(postId)(parseComment(record)));
      const edits = ofKind(COMMENT_EDIT).filter((record) => isIn(postId)(parseCommentEdit(record)));
      const deletions = ofKind(COMMENT_DELETE).map(parseCommentDelete).filter(isIn(postId));
      return {
        written: [...[...accepted.values()].filter(isIn(postId)), ...comments.map(toComment)],
        texts: new Map(
          edits
            .filter((record) => !isTooLate(record))
            .map(parseCommentEdit)
            .map(({ commentId, text }) => [commentId, text]),
        ),
        waiting: new Map([
          ...comments.map((record) => [record.key, record] as const),
          ...edits.map((record) => [parseCommentEdit(record).commentId, record] as const),
        ]),
        deletedIds: new Set([...deleted, ...deletions.map(({ commentId }) => commentId)]),
      };
    },
  };
}

/** Returns a comment that waits as it will look once the server has it. */
function toComment(record: OutboxRecord): Comment {
  const { postId, text, lang, author, replyTo } = parseComment(record);
  return {
    id: record.key,
    postId,
    ...(replyTo && { parentId: replyTo.topId }),
    ...(replyTo?.mention && { mention: replyTo.mention }),
    author: { ...author, isStaff: false },
    text,
    lang,
    createdAt: new Date(record.createdAt).toISOString(),
    likes: 0,
    isLiked: false,
    isFlagged: false,
    repliesCount: 0,
    version: 0,
    isDeleted: false,
    isMine: true,
    canEdit: false,
    canDelete: true,
  };
}
