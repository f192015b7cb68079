import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { useNeedsGuest } from '@guest/shared/session/use-needs-guest';
import { Icon } from '@guest/shared/ui/base/icon';
import { Unseen } from '@guest/shared/ui/base/unseen';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import { useText } from '../texts';
import styles from './post-facts.module.css';

/** Shows the number of likes. An anonymous visitor who likes a post is sent to sign in. */
export function LikeButton({ post }: { post: Post }) {
  const text = useText();
  const isStranger = useIsStranger();
  const needsGuest = useNeedsGuest();
  const count = (
    <>
      <Icon of={Heart} size={20} className={post.isLiked ? styles.isLiked : undefined} />
      <span aria-hidden="true">{post.likes}</span>
      <Unseen>
        {text('{count, plural, =0 {No likes yet} one {# like} other {# likes}}', { count: post.likes })}
      </Unseen>
    </>
  );
  if (!isStranger) return <span className={styles.fact}>{count}</span>;
  return (
    <button
      type="button"
      title={text('Like')}
      className={styles.fact}
      onClick={() => void needsGuest('like', post.id)}
    >
      <Unseen>{text('Like')} </Unseen>
      {count}
    </button>
  );
}
