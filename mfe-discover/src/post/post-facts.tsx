import type { Post } from '@guest/shared/contracts/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/icon';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useText } from '../texts';
import styles from './post-facts.module.css';

/** How many like it and have answered it; the answers are on the post's own page. */
export function PostFacts({ post, isLink }: { post: Post; isLink: boolean }) {
  const text = useText();
  const property = usePathParam('property');
  const comments = text('{count, plural, =0 {No comments yet} one {# comment} other {# comments}}', {
    count: post.commentsCount,
  });
  return (
    <ul role="list" className={styles.facts}>
      <li>
        <Icon of={Heart} size={20} />
        {text('{count, plural, =0 {No likes yet} one {# like} other {# likes}}', { count: post.likes })}
      </li>
      <li>
        <Icon of={MessageCircle} size={20} />
        {isLink ? (
          <PageLink to="property-discover-id" params={{ property, id: post.id }} className={styles.link}>
            {comments}
          </PageLink>
        ) : (
          comments
        )}
      </li>
    </ul>
  );
}
