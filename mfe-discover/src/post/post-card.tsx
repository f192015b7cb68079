import type { Post } from '@guest/shared/contracts/feed.contract';
import { Badge } from '@guest/shared/ui/badge';
import Pin from 'lucide-react/icons/pin';
import { useText } from '../texts';
import { AuthorLine } from './author-line';
import styles from './post-card.module.css';
import { PostFacts } from './post-facts';
import { PostPhotos } from './post-photos';
import { PostTags } from './post-tags';

/** A post; in the feed all of it leads to its own page, where `isAlone`. */
export function PostCard(props: { post: Post; isAlone?: boolean; isPriority?: boolean }) {
  const { post, isAlone = false, isPriority } = props;
  const text = useText();
  return (
    <article aria-label={text('Post by {name}', { name: post.author.nickName })} className={styles.post}>
      {post.isPinned && (
        <p className={styles.pinned}>
          <Badge icon={Pin}>{text('Pinned')}</Badge>
        </p>
      )}
      <AuthorLine author={post.author} createdAt={post.createdAt} isEdited={post.editedAt !== undefined} />
      {post.text && (
        <p lang={post.lang} dir="auto" className={isAlone ? styles.wholeText : styles.text}>
          {post.text}
        </p>
      )}
      <PostPhotos images={post.images} isPriority={isPriority} />
      <PostTags tags={post.tags} />
      <PostFacts post={post} isLink={!isAlone} />
    </article>
  );
}
