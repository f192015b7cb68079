import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { classNames } from '@guest/shared/ui/base/class-names';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { useState } from 'react';
import { PostMenuButton } from '../menu/post-menu-button';
import { useText } from '../texts';
import { useRefreshOwnLikes } from '../likes/use-refresh-own-likes';
import { usePostPushes } from '../visit/use-post-pushes';
import { AuthorLine } from '../author/author-line';
import { Comments } from '../thread/comments';
import { LazyReportedContent } from '../report/lazy-reported-content';
import { TranslatedFrom } from '../translation/translated-from';
import { useTranslated } from '../translation/use-translated';
import { useTranslations } from '../translation/use-translations';
import { PostFacts } from './post-facts';
import styles from './post-page.module.css';
import { PostPhotos } from './post-photos';
import { PostPlace } from './post-place';
import { PostTags } from './post-tags';
import { Unpublished } from './unpublished';

/** A post with its comments. The content of a post that the guest has reported is folded away, as in the feed. */
export function PostPage() {
  const text = useText();
  const property = usePathParam('property');
  const postId = usePathParam('id');
  const post = useRead(feedContract.getPost, { params: { property, postId } });
  const navigateTo = useNavigateTo();
  usePageName(post.author.nickName);
  useRefreshOwnLikes();
  usePostPushes();
  useTranslations('post', [post]);
  const shown = useTranslated(post);
  const [isOpen, setOpen] = useState(false);
  const isShown = !post.isFlagged || isOpen;

  const name = text('Post by {name}', { name: post.author.nickName });
  return (
    <div className={classNames(styles.page, isShown && post.images.length > 0 && styles.hasPhotos)}>
      <article aria-label={name} className={styles.post}>
        <VisuallyHidden>
          <h1>{name}</h1>
        </VisuallyHidden>
        <div className={styles.photos}>
          {isShown && <PostPhotos images={shown.images} album={shown.images} name={name} isPriority />}
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <AuthorLine author={post.author} createdAt={post.createdAt} editedAt={post.editedAt} />
            <PostMenuButton post={post} onDeleted={() => navigateTo('property-discover', { property })} />
          </div>
          {post.isFlagged && (
            <LazyReportedContent
              subject={{ kind: 'post', id: postId }}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          )}
          <Unpublished post={post} />
          {isShown && (
            <>
              <TranslatedFrom shown={shown} />
              {shown.text && (
                <p lang={shown.lang} dir="auto" className={styles.text}>
                  {shown.text}
                </p>
              )}
              <PostPlace place={post.place} />
              <div className={styles.foot}>
                <PostFacts post={post} isLink={false} />
                <PostTags tags={post.tags} />
              </div>
            </>
          )}
        </div>
      </article>
      <Comments post={post} />
    </div>
  );
}
