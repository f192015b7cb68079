import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Notice } from '@guest/shared/ui/state/notice';
import { Section } from '@guest/shared/ui/section/section';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useState } from 'react';
import { useShareOutbox } from '../outbox/use-share';
import { MoreButton } from '../paging/more-button';
import { useItems } from '../paging/use-items';
import { useText } from '../texts';
import { CommentBar } from './comment-bar';
import { CommentBubble } from './comment-bubble';
import styles from './comments.module.css';
import { mergeThread } from './merge-thread';
import type { ThreadTask } from '../commenting/thread-task';
import { toThreads } from './to-threads';
import { useLinkedComment } from './use-linked-comment';
import { useTranslations } from '../translation/use-translations';

/** Lists the comments of a post, the oldest first, above the field for a new one. */
export function Comments({ post }: { post: Post }) {
  const text = useText();
  const property = usePathParam('property');
  const comments = useItems(feedContract.listComments, (cursor) => ({
    params: { property, postId: post.id },
    query: { cursor },
  }));
  const changes = useShareOutbox()?.thread(post.id);
  const shown = changes ? mergeThread(comments.items, changes) : comments.items;
  const [task, setTask] = useState<ThreadTask>();
  // The author still reads the comments on a post that nobody else sees, but the thread is over.
  const isOver = post.commentsLocked || post.status !== undefined;
  useTranslations('comment', comments.items);
  useLinkedComment({ ids: shown.map(({ id }) => id), ...comments });

  return (
    <div className={styles.comments}>
      <Section heading={text('Comments')}>
        {post.commentsLocked && <Notice icon={Lock}>{text('Comments are closed on this post.')}</Notice>}
        {shown.length === 0 && !isOver && (
          <p className={styles.empty}>{text('A kind word goes a long way.')}</p>
        )}
        <ul role="list" className={styles.list}>
          {toThreads(shown).map(({ comment, isReply }) => (
            <li key={comment.id} className={isReply ? styles.answer : undefined}>
              <CommentBubble
                comment={comment}
                record={changes?.waiting.get(comment.id)}
                isEditing={task !== undefined && task.kind !== 'reply' && task.comment.id === comment.id}
                onTask={setTask}
                canReply={!isOver}
              />
            </li>
          ))}
        </ul>
        {comments.hasMore && <MoreButton name={text('Show more comments')} {...comments.more} />}
      </Section>
      {(!isOver || task !== undefined) && (
        <CommentBar post={post} task={task} onTaskEnd={() => setTask(undefined)} />
      )}
    </div>
  );
}
