import { useHost } from '@guest/shared';
import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { CardStrip } from '@guest/shared/ui/card/card-strip';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import { QuerySection } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyEmptyFeed } from '../feed/lazy-empty-feed';
import { useText } from '../texts';

const POSTS_SHOWN = 4;

/** The latest posts, for the home page of the hotel. */
export function LatestPosts() {
  const text = useText();
  const { identity } = useProperty();
  const input = { params: { property: identity }, query: { limit: POSTS_SHOWN } };
  const read = useQuery(readQuery(useHost(), feedContract.listPosts, input));

  return (
    <QuerySection
      heading={text('From our guests')}
      more={
        <PageLink to="property-discover" params={{ property: identity }}>
          {text('See all')}
        </PageLink>
      }
      read={{ ...read, data: read.data?.items.filter(({ isFlagged }) => !isFlagged) }}
      texts={{ failed: text("This part didn't load."), retry: text('Try again') }}
      waiting={
        <CardStrip>
          {Array.from({ length: POSTS_SHOWN }, (_, i) => (
            <li key={i}>
              <Skeleton shape="card" />
            </li>
          ))}
        </CardStrip>
      }
    >
      {(posts) =>
        posts.length === 0 ? (
          <LazyEmptyFeed tag={undefined} />
        ) : (
          <CardStrip>
            {posts.map((post) => (
              <li key={post.id}>
                <LatestPost post={post} property={identity} />
              </li>
            ))}
          </CardStrip>
        )
      }
    </QuerySection>
  );
}

function LatestPost({ post, property }: { post: Post; property: string }) {
  return (
    <PictureCard
      image={post.images[0]}
      link={
        <PageLink to="property-discover-id" params={{ property, id: post.id }} viewTransition>
          <bdi>{post.author.nickName}</bdi>
        </PageLink>
      }
      line={
        <span lang={post.lang} dir="auto">
          {post.text}
        </span>
      }
    />
  );
}
