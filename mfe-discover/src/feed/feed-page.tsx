import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { Fragment, startTransition, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShareOutbox } from '../outbox/use-share';
import { loadDeletedPosts, loadOwnPosts } from '../own/load-own-posts';
import { withoutAccepted, withoutDeleted } from '../own/own-changes';
import { MoreButton } from '../paging/more-button';
import { ComposerRow } from '../invitation/composer-row';
import { useRefreshOwnLikes } from '../likes/use-refresh-own-likes';
import { PostCard } from '../post/post-card';
import { POSTS_PER_PAGE } from '../reads';
import { useText } from '../texts';
import { sizeOf } from '../visit/feed-visit';
import { useFeedVisit } from '../visit/use-feed-visit';
import styles from './feed-page.module.css';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { LazyEmptyFeed } from './lazy-empty-feed';
import { LazyInvitation } from './lazy-invitation';
import { loadedLongFeed, loadLongFeed } from './load-long-feed';
import { TagChips } from './tag-chips';
import { useTag } from './use-tag';
import { useTags } from './use-tags';

export function FeedPage() {
  const text = useText();
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const property = usePathParam('property');
  const { tag, nextTag, isNavigating } = useTag();
  const tags = useTags(nextTag);
  const feed = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useRefreshOwnLikes();
  const { name, visit, posts, waiting, renew } = useFeedVisit(tag);
  const invitedAfter = useStore(visit, (state) => state.invitedAfter);
  const outbox = useShareOutbox();
  const withOwn = (all: typeof posts) => (tag === undefined ? withoutAccepted(all, outbox) : all);
  const shown = withOwn(withoutDeleted(posts, outbox));
  const added = withOwn(waiting);
  const [isMoreAsked, setMoreAsked] = useState(false);
  const isLong = useStore(visit, ({ pages }) => pages.length > 0) || isMoreAsked;
  const size = useStore(visit, sizeOf);
  // A guest who comes back far below sees the posts there first.
  const [left, setLeft] = useState({ visit, height: visit.getState().position?.heightAbove });
  const showAll = () => startTransition(() => setLeft({ visit, height: undefined }));
  // The list asks for the posts above it after a moment. Another visit, or one that begins again, may have no list that
  // would ask, so its posts are always shown.
  const heightAbove = isLong && left.visit === visit ? left.height : undefined;
  const inList = heightAbove === undefined ? shown : [];
  const hasOwn = outbox?.hasOwnPosts() === true;
  const album = shown.flatMap(({ images, isFlagged }) => (isFlagged ? [] : images));

  function showNewPosts(): void {
    renew();
    // The pressed button disappears.
    feed.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHeading heading={text('Share')} line={text('Moments and tips from guests and the hotel.')} />
      <ComposerRow />
      <TagChips tags={tags} chosen={nextTag} />
      <LazyPart
        load={() =>
          import(/* webpackChunkName: "feed-effects" */ './feed-effects').then((it) => it.FeedEffects)
        }
        isWanted={isLive}
        with={{ visit, posts, feed }}
      />
      <div role="status" className={styles.announced}>
        <LazyPart
          load={withLazyTexts(lang, () =>
            import(/* webpackChunkName: "new-posts" */ './new-posts-button').then((it) => it.NewPostsButton),
          )}
          isWanted={added.length > 0}
          with={{
            count: added.length,
            isMany: waiting.length >= POSTS_PER_PAGE,
            onShow: showNewPosts,
          }}
        />
      </div>
      {shown.length === 0 && !hasOwn && <LazyEmptyFeed tag={tag} />}
      {tag === undefined && <LazyPart load={loadDeletedPosts(lang)} isWanted={hasOwn} with={{ property }} />}
      <div
        ref={feed}
        role="feed"
        tabIndex={-1}
        aria-label={text('Posts')}
        aria-busy={isNavigating}
        className={classNames(styles.posts, isNavigating && styles.leaving)}
      >
        {tag === undefined && (
          <LazyPart load={loadOwnPosts(lang)} isWanted={hasOwn} with={{ property, loaded: posts }} />
        )}
        {heightAbove !== undefined && <div style={{ blockSize: heightAbove }} />}
        {inList.map((post, i) => (
          <Fragment key={post.id}>
            <div className={classNames(post.isPinned && styles.feature)}>
              <PostCard post={post} album={album} isPriority={i < 2} position={i + 1} size={size} />
            </div>
            {post.id === invitedAfter && (
              <div className={styles.feature}>
                <LazyInvitation visit={visit} />
              </div>
            )}
          </Fragment>
        ))}
        <LazyPart
          key={name}
          load={loadLongFeed(lang)}
          loaded={loadedLongFeed(lang)}
          isWanted={isLong}
          with={{ visit, tag, grid: feed, foot, above: shown, onSettled: showAll }}
        />
      </div>
      <div ref={foot}>
        {size < 0 && !isLong && (
          <MoreButton
            name={text('Show more posts')}
            isLoading={false}
            hasFailed={false}
            onMore={() => setMoreAsked(true)}
          />
        )}
      </div>
      <p className={styles.end}>
        <PageLink to="property-discover-guidelines" params={{ property }} className={styles.guidelines}>
          <Icon of={HeartHandshake} size={20} />
          {text('Community guidelines')}
        </PageLink>
      </p>
    </>
  );
}
