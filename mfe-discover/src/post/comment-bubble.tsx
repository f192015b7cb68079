import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { useText } from '../texts';
import { AuthorLine } from './author-line';
import styles from './comment-bubble.module.css';

export function CommentBubble({ comment }: { comment: Comment }) {
  const text = useText();
  return (
    <article aria-label={text('Comment by {name}', { name: comment.author.nickName })}>
      <AuthorLine author={comment.author} createdAt={comment.createdAt} size="small" />
      <p lang={comment.lang} dir="auto" className={styles.text}>
        {comment.text}
      </p>
    </article>
  );
}
