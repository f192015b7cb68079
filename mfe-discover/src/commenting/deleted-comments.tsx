import { HeldDeletion } from '../confirm/held-deletion';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { COMMENT_DELETE, parseCommentDelete } from '../outbox/comment-body';
import { useShareOutbox } from '../outbox/use-share';
import styles from './deleted-comments.module.css';

/** Offers to bring back the comments whose deletion has not been sent yet. */
export function DeletedComments({ postId }: { postId: string }) {
  const text = useLazyText();
  const outbox = useShareOutbox();
  const held = (outbox?.records() ?? []).filter(
    (record) =>
      record.kind === COMMENT_DELETE &&
      record.status === 'held' &&
      parseCommentDelete(record).postId === postId,
  );
  return (
    <div role="status">
      {held.map((record) => (
        <HeldDeletion
          key={record.key}
          said={text('Comment deleted')}
          className={styles.deleted}
          onUndo={() => void outbox?.discard(record.key)}
          findNext={(leaving) => {
            const bar = leaving.closest('[data-action-bar]');
            const { commentId } = parseCommentDelete(record);
            return () => document.getElementById(`c-${commentId}`) ?? bar;
          }}
        />
      ))}
    </div>
  );
}
