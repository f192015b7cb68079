import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { Notice } from '@guest/shared/ui/state/notice';
import { Section } from '@guest/shared/ui/section/section';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { MoreButton } from '../paging/more-button';
import { useItems } from '../paging/use-items';
import { useText } from '../texts';
import { CommentBubble } from './comment-bubble';
import styles from './comments.module.css';
import { toThreads } from './to-threads';

/** Lists the comments of a post, the oldest first. */
export function Comments({ post }: { post: Post }) {
  const text = useText();
  const property = usePathParam('property');
  const comments = useItems(feedContract.listComments, (cursor) => ({
    params: { property, postId: post.id },
    query: { cursor },
  }));

  return (
    <div className={styles.comments}>
      <Section heading={text('Comments')}>
        {post.commentsLocked && <Notice icon={Lock}>{text('Comments are closed on this post.')}</Notice>}
        {comments.items.length === 0 && !post.commentsLocked && (
          <EmptyState icon={MessageCircle} heading={text('No comments yet')} level={3}>
            {text('A kind word goes a long way.')}
          </EmptyState>
        )}
        <ul role="list" className={styles.list}>
          {toThreads(comments.items).map(({ comment, isReply }) => (
            <li key={comment.id} className={isReply ? styles.answer : undefined}>
              <CommentBubble comment={comment} />
            </li>
          ))}
        </ul>
        {comments.hasMore && <MoreButton name={text('Show more comments')} {...comments.more} />}
      </Section>
    </div>
  );
}
