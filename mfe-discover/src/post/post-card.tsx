import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { Image } from '@guest/shared/contracts/core/values';
import { Badge } from '@guest/shared/ui/base/badge';
import { classNames } from '@guest/shared/ui/base/class-names';
import { startPictureTransition } from '@guest/shared/ui/motion/picture-transition';
import Pin from 'lucide/dist/esm/icons/pin.mjs';
import { useState } from 'react';
import { PostMenuButton } from '../menu/post-menu-button';
import { LazyReportedContent } from '../report/lazy-reported-content';
import { TranslatedFrom } from '../translation/translated-from';
import { useTranslated } from '../translation/use-translated';
import { useText } from '../texts';
import { AuthorLine } from '../author/author-line';
import styles from './post-card.module.css';
import { PostFacts } from './post-facts';
import { PostPhotos } from './post-photos';
import { PostPlace } from './post-place';
import { PostTags } from './post-tags';
import { Unpublished } from './unpublished';

/**
 * A post in the feed. Its photos open the gallery of the album, and the rest of the card links to the page of
 * the post. The content of a post that the guest has reported is folded away.
 */
export function PostCard(props: {
  post: Post;
  album: Image[];
  isPriority?: boolean;
  /** The number of the post in its feed, from 1. */
  position?: number;
  /** The number of posts in the feed; -1 if it is unknown. */
  size?: number;
}) {
  const { post, album, isPriority, position, size } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { isFlagged } = post;
  const shown = useTranslated(post);
  const isShown = !isFlagged || isOpen;
  const name = text('Post by {name}', { name: post.author.nickName });
  const isTextOnly = !isShown || post.images.length === 0;
  return (
    <article
      onClick={({ currentTarget }) => startPictureTransition(currentTarget)}
      data-post-id={post.id}
      aria-label={name}
      aria-posinset={position}
      aria-setsize={size}
      className={classNames(styles.post, isTextOnly && styles.wordsOnly, post.isPinned && styles.isPinned)}
    >
      {isShown && (
        <PostPhotos
          images={shown.images}
          album={isFlagged ? shown.images : withDescriptions(album, shown.images)}
          name={name}
          isPriority={isPriority}
        />
      )}
      <div className={styles.body}>
        {post.isPinned && (
          <p className={styles.pinned}>
            <Badge icon={Pin}>{text('Pinned')}</Badge>
          </p>
        )}
        <div className={styles.head}>
          <AuthorLine author={post.author} createdAt={post.createdAt} editedAt={post.editedAt} />
          <PostMenuButton post={post} />
        </div>
        {isFlagged && (
          <LazyReportedContent
            subject={{ kind: 'post', id: post.id }}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        {isShown && <TranslatedFrom shown={shown} />}
        {isShown && shown.text && (
          <p lang={shown.lang} dir="auto" className={styles.text}>
            {shown.text}
          </p>
        )}
        {isShown && <PostPlace place={post.place} />}
        <Unpublished post={post} />
        {isShown && (
          <div className={styles.foot}>
            <PostFacts post={post} isLink />
            <PostTags tags={post.tags} />
          </div>
        )}
      </div>
    </article>
  );
}

/** Returns the album with these photos in it, whose descriptions may be translated. */
const withDescriptions = (album: Image[], images: Image[]): Image[] =>
  album.map((image) => images.find(({ url }) => url === image.url) ?? image);
