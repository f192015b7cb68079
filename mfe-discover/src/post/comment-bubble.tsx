import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { LikeButton } from '../likes/like-button';
import { useText } from '../texts';
import { AuthorLine } from './author-line';
import styles from './comment-bubble.module.css';

export function CommentBubble({ comment }: { comment: Comment }) {
  const text = useText();
  if (comment.isDeleted) return <p className={styles.deleted}>{text('Comment deleted')}</p>;
  const { author, createdAt, editedAt, mention, lang } = comment;
  return (
    <article
      id={`c-${comment.id}`}
      aria-label={text('Comment by {name}', { name: author.nickName })}
      className={styles.comment}
    >
      <AuthorLine author={author} createdAt={createdAt} isEdited={editedAt !== undefined} size="small" />
      <p lang={lang} dir="auto" className={styles.text}>
        {mention && <bdi className={styles.mention}>@{mention.nickName} </bdi>}
        {comment.text}
      </p>
      <div className={styles.foot}>
        <LikeButton subject="comment" item={comment} postId={comment.postId} />
      </div>
    </article>
  );
}
