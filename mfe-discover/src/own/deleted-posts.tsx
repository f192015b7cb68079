import { Button } from '@guest/shared/ui/button/button';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { parseDelete, POST_DELETE } from '../outbox/post-body';
import { useShareOutbox } from '../outbox/use-share';
import styles from './deleted-posts.module.css';

/** Offers to bring back the posts whose deletion has not been sent yet. */
export function DeletedPosts({ property }: { property: string }) {
  const text = useLazyText();
  const outbox = useShareOutbox();
  const held = (outbox?.records() ?? []).filter(
    (record) =>
      record.kind === POST_DELETE && record.status === 'held' && parseDelete(record).property === property,
  );
  return (
    <div role="status">
      {held.map(({ key }) => (
        <p key={key} className={styles.deleted}>
          {text('Post deleted')}
          <Button look="quiet" onClick={() => void outbox?.discard(key)}>
            {text('Undo')}
          </Button>
        </p>
      ))}
    </div>
  );
}
