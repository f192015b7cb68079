import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';

/** The name of a favorite, which leads to its page if the hotel still offers it. */
export function FavoriteLink({ favorite }: { favorite: ListedFavorite }) {
  const property = usePathParam('property');
  if (favorite.item === undefined) return <bdi>{favorite.withdrawn?.name}</bdi>;
  if (favorite.type === 'outlet') {
    const { slug, name } = favorite.item;
    return (
      <PageLink to="property-outlet" params={{ property, outlet: slug }}>
        {name}
      </PageLink>
    );
  }
  const { uuid, name } = favorite.item;
  return (
    <PageLink to="property-activity-activityId" params={{ property, activityId: uuid }}>
      {name}
    </PageLink>
  );
}
