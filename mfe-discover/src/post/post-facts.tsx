import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useText } from '../texts';
import { useCommentsCount } from '../outbox/use-comments-count';
import { LikeButton } from '../likes/like-button';
import { TranslationSwitch } from '../translation/translation-switch';
import styles from './post-facts.module.css';

/** Shows the numbers of likes and comments, which link to the page of the post, and the switch to a translation. */
export function PostFacts({ post, isLink }: { post: Post; isLink: boolean }) {
  const text = useText();
  const property = usePathParam('property');
  const count = useCommentsCount(post);
  const comments = (
    <>
      <Icon of={MessageCircle} size={20} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {text('{count, plural, =0 {No comments yet} one {# comment} other {# comments}}', {
          count,
        })}
      </VisuallyHidden>
    </>
  );
  return (
    <ul role="list" className={styles.facts}>
      <li>
        <LikeButton subject="post" item={post} postId={post.id} />
      </li>
      <li>
        {isLink ? (
          <PageLink
            to="property-discover-id"
            params={{ property, id: post.id }}
            // Words do not move to their page, so a transition would only delay them.
            viewTransition={post.images.length > 0}
            className={styles.link}
          >
            {comments}
          </PageLink>
        ) : (
          <span className={styles.fact}>{comments}</span>
        )}
      </li>
      <li>
        <TranslationSwitch written={post} />
      </li>
    </ul>
  );
}
