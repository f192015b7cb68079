import { useHost } from '@guest/shared';
import { feedContract, type Post } from '@guest/shared/contracts/feed.contract';
import type { Property } from '@guest/shared/contracts/property.contract';
import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { PageLink } from '@guest/shared/page/page-link';
import { readQuery } from '@guest/shared/reads/read-query';
import { CardStrip } from '@guest/shared/ui/card-strip';
import { PictureCard } from '@guest/shared/ui/picture-card';
import { Section } from '@guest/shared/ui/section';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { useQuery } from '@guest/shared/queries';
import { useText } from '../texts';

const POSTS_SHOWN = 4;

/** The latest moments of guests. Far down the page, so it asks for them when the page answers, in a place of their size. */
export function FromTheFeed({ property: { identity } }: { property: Property }) {
  const text = useText();
  const host = useHost();
  const isLive = useIsPageLive();
  const ask = { params: { property: identity }, query: { limit: POSTS_SHOWN } };
  const { data, isError } = useQuery({ ...readQuery(host, feedContract.listPosts, ask), enabled: isLive });

  if (isError || data?.items.length === 0) return null;
  return (
    <Section
      heading={text('From our guests')}
      more={
        <PageLink to="property-discover" params={{ property: identity }}>
          {text('See all')}
        </PageLink>
      }
    >
      <CardStrip>
        {data
          ? data.items.map((post) => (
              <li key={post.id}>
                <PostCard post={post} property={identity} />
              </li>
            ))
          : Array.from({ length: POSTS_SHOWN }, (_, i) => (
              <li key={i}>
                <Skeleton shape="card" />
              </li>
            ))}
      </CardStrip>
    </Section>
  );
}

function PostCard({ post, property }: { post: Post; property: string }) {
  return (
    <PictureCard
      image={post.images[0]}
      link={
        <PageLink to="property-discover-id" params={{ property, id: post.id }} viewTransition>
          {post.author.nickName}
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
