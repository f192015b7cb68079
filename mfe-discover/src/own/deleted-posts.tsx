import { HeldDeletion } from '../confirm/held-deletion';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { parseDelete, POST_DELETE } from '../outbox/post-body';
import { useShareOutbox } from '../outbox/use-share';
import styles from './deleted-posts.module.css';

/** The feed takes the focus instead of the button that is gone, or the heading, because a feed without posts is hidden. */
const findFeed = () => () =>
  document.querySelector('[role="feed"]:not(:empty)') ?? document.querySelector('h1');

/** Offers to bring back the posts whose deletion has not been sent yet. */
export function DeletedPosts({ property }: { property: string }) {
  const text = useLazyText();
  const outbox = useShareOutbox();
  const held = (outbox?.records() ?? []).filter(
    (record) =>
      record.kind === POST_DELETE && record.status === 'held' && parseDelete(record).property === property,
  );
  return (
    <div role="status" className={styles.list}>
      {held.map(({ key }) => (
        <HeldDeletion
          key={key}
          said={text('Post deleted')}
          className={styles.deleted}
          onUndo={() => void outbox?.discard(key)}
          findNext={findFeed}
        />
      ))}
    </div>
  );
}
