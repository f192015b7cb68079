import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { Fragment, useRef } from 'react';
import { useShareOutbox } from '../outbox/use-share';
import { loadOwnPosts } from '../own/load-own-posts';
import { withoutAccepted, withoutDeleted } from '../own/own-changes';
import { FeedCard } from '../long-feed/feed-card';
import { MoreButton } from '../paging/more-button';
import { ComposerRow } from '../invitation/composer-row';
import { useInvitation } from '../invitation/use-invitation';
import { useOwnView } from '../likes/use-own-view';
import { PostCard } from '../post/post-card';
import { POSTS_PER_PAGE } from '../reads';
import { useText } from '../texts';
import { useTranslations } from '../translation/use-translations';
import { useFeedVisit } from '../visit/use-feed-visit';
import { usePostPushes } from '../visit/use-post-pushes';
import styles from './feed-page.module.css';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { LazyEmptyFeed } from './lazy-empty-feed';
import { LazyInvitation } from './lazy-invitation';
import { NewPosts } from './new-posts';
import { TagChips } from './tag-chips';
import { useFurtherPosts } from './use-further-posts';
import { useTag } from './use-tag';
import { useTags } from './use-tags';

export function FeedPage() {
  const text = useText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { tag, nextTag, isNavigating } = useTag();
  const tags = useTags(nextTag);
  const list = useRef<HTMLUListElement>(null);
  useOwnView();
  usePostPushes();
  const { name, visit, posts, waiting, renew } = useFeedVisit(tag);
  useTranslations('post', posts);
  const invitedAfter = useInvitation(visit);
  const outbox = useShareOutbox();
  const withOwn = (all: typeof posts) => (tag === undefined ? withoutAccepted(all, outbox) : all);
  const shown = withOwn(withoutDeleted(posts, outbox));
  const added = withOwn(waiting);
  const further = useFurtherPosts({ visit, list, posts: shown });
  const hasOwn = outbox?.hasOwnPosts() === true;
  const album = shown.flatMap(({ images, isFlagged }) => (isFlagged ? [] : images));

  function showNewPosts(): void {
    renew();
    // The pressed button disappears.
    list.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeading heading={text('Share')} line={text('Moments and tips from guests and the hotel.')} />
      <ComposerRow />
      <TagChips tags={tags} chosen={nextTag} />
      <NewPosts count={added.length} isMany={waiting.length >= POSTS_PER_PAGE} onShow={showNewPosts} />
      {shown.length === 0 && !hasOwn && <LazyEmptyFeed tag={tag} />}
      <ul
        ref={list}
        role="list"
        tabIndex={-1}
        aria-label={text('Posts')}
        aria-busy={isNavigating}
        className={classNames(styles.posts, isNavigating && styles.leaving)}
      >
        {tag === undefined && (
          <LazyPart load={loadOwnPosts(lang)} isWanted={hasOwn} with={{ property, loaded: posts }} />
        )}
        {shown.map((post, i) => (
          <Fragment key={post.id}>
            <li className={classNames(post.isPinned && styles.feature)}>
              <PostCard post={post} album={album} isPriority={i < 2} />
            </li>
            {post.id === invitedAfter && (
              <li className={styles.feature}>
                <LazyInvitation visit={visit} />
              </li>
            )}
          </Fragment>
        ))}
        {further.filling.map(({ id, cursor }) => (
          <li key={id}>
            <FeedCard id={id} cursor={cursor} tag={tag} />
          </li>
        ))}
      </ul>
      <LazyPart
        key={name}
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "long-feed" */ '../long-feed/long-feed').then((it) => it.LongFeed),
        )}
        isWanted={further.isWanted}
        with={{
          visit,
          tag,
          columns: further.columns,
          skipped: further.filling.length,
          above: shown.length + further.filling.length,
        }}
        waiting={
          further.hasMore && (
            <MoreButton
              name={text('Show more posts')}
              isLoading={further.isWanted}
              hasFailed={false}
              onMore={further.ask}
            />
          )
        }
      />
      <p className={styles.end}>
        <PageLink to="property-discover-guidelines" params={{ property }} className={styles.guidelines}>
          <Icon of={HeartHandshake} size={20} />
          {text('Community guidelines')}
        </PageLink>
      </p>
    </>
  );
}
