import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { memo, useEffect } from 'react';
import { PostCard } from '../post/post-card';
import { useTranslations } from '../translation/use-translations';
import { MissingPost } from './missing-post';
import { pageQuery } from './page-query';

interface FeedCardProps {
  id: string;
  cursor: string;
  tag: string | undefined;
  position: number;
  size: number;
  /** Called with the page of the post when it comes near. */
  onNear: (cursor: string) => void;
  /** Called while the post is missing, because its page was forgotten and cannot be read again. */
  onMissing?: () => () => void;
}

/** A post of a further page. The page is read again if it was forgotten; a post that is gone leaves its place empty. */
export const FeedCard = memo(function FeedCard(props: FeedCardProps) {
  const { id, cursor, tag, position, size, onNear, onMissing } = props;
  const host = useHost();
  const property = usePathParam('property');
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    pageQuery(host, { property, tag, cursor, position }),
  );
  const post = data?.items.find((one) => one.id === id);
  useEffect(() => onNear(cursor), [onNear, cursor]);
  // The cards of a page ask for the same texts, so that they are one request.
  useTranslations('post', data?.items ?? []);
  // Each card that comes near tries again, so a page counts as missing until it has been read.
  if (!data && errorUpdateCount > 0)
    return (
      <MissingPost
        position={position}
        size={size}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        onMissing={onMissing}
      />
    );
  if (!data) return <Skeleton shape="card" />;
  if (!post) return null;
  return (
    <PostCard
      post={post}
      album={data.items.flatMap(({ images, isFlagged }) => (isFlagged ? [] : images))}
      position={position}
      size={size}
    />
  );
});
