import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { COMMENT, COMMENT_EDIT, parseComment, parseCommentEdit } from '../outbox/comment-body';
import type { ThreadTask } from './thread-task';
import { shareOf } from '../outbox/share';
import { CommentForm, type ReturnedComment } from './comment-form';
import { DeletedComments } from './deleted-comments';
import { toReplied } from './send-comment';
import { textMarksOf } from '../refused/text-marks';

interface CommentFieldProps {
  post: Post;
  task: ThreadTask | undefined;
  /** Whether the guest has tapped the field before it was loaded. */
  isTapped: boolean;
  onTaskEnd: () => void;
}

/** The field in which a guest writes a comment or a reply, or edits an own comment. */
export function CommentField({ post, task, isTapped, onTaskEnd }: CommentFieldProps) {
  const property = usePathParam('property');
  const host = useHost();
  const guest = useStore(host.session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  // The outbox is loaded now, because the guest may have no network when sending the comment.
  useEffect(() => {
    if (guest !== undefined) shareOf(host).open().catch(reportBackgroundError);
  }, [host, guest]);
  const isEdit = task?.kind === 'edit' || (task?.kind === 'return' && task.record.kind === COMMENT_EDIT);
  const returned = returnedIn(task);
  const editing = isEdit ? task.comment : undefined;
  return (
    <>
      <DeletedComments postId={post.id} />
      <CommentForm
        key={`${guest ?? ''} ${editing?.id ?? post.id} ${returned?.key ?? ''}`}
        property={property}
        postId={post.id}
        guest={guest}
        editing={editing}
        replyTo={task?.kind === 'reply' ? toReplied(task.comment) : undefined}
        returned={returned}
        isTapped={isTapped || task !== undefined}
        onTaskEnd={onTaskEnd}
      />
    </>
  );
}

function returnedIn(task: ThreadTask | undefined): ReturnedComment | undefined {
  if (task?.kind !== 'return') return undefined;
  const { record } = task;
  const facts = { key: record.key, marks: textMarksOf(record), reason: record.failure?.text ?? '' };
  if (record.kind !== COMMENT) return { ...facts, text: parseCommentEdit(record).text };
  const { text, replyTo } = parseComment(record);
  return {
    ...facts,
    text,
    ...(replyTo && { replyTo: { ...replyTo, nickName: replyTo.mention?.nickName ?? '' } }),
  };
}
