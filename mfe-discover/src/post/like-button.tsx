import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { Icon } from '@guest/shared/ui/base/icon';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import { useText } from '../texts';
import styles from './post-facts.module.css';

/** Shows the number of likes. An anonymous visitor who likes a post is sent to sign in. */
export function LikeButton({ post }: { post: Post }) {
  const text = useText();
  const isAnonymous = useIsAnonymous();
  const requireGuest = useRequireGuest();
  const count = (
    <>
      <Icon of={Heart} size={20} className={post.isLiked ? styles.isLiked : undefined} />
      <span aria-hidden="true">{post.likes}</span>
      <VisuallyHidden>
        {text('{count, plural, =0 {No likes yet} one {# like} other {# likes}}', { count: post.likes })}
      </VisuallyHidden>
    </>
  );
  if (!isAnonymous) return <span className={styles.fact}>{count}</span>;
  return (
    <button
      type="button"
      title={text('Like')}
      className={styles.fact}
      onClick={() => void requireGuest('like', post.id)}
    >
      <VisuallyHidden>{text('Like')} </VisuallyHidden>
      {count}
    </button>
  );
}
