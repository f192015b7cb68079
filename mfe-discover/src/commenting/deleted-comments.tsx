import { Button } from '@guest/shared/ui/button/button';
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
      {held.map(({ key }) => (
        <p key={key} className={styles.deleted}>
          {text('Comment deleted')}
          <Button look="quiet" onClick={() => void outbox?.discard(key)}>
            {text('Undo')}
          </Button>
        </p>
      ))}
    </div>
  );
}
