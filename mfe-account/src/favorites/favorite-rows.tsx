import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { FavoriteRow } from './favorite-row';
import { useExtraText } from '../extra-texts/extra-texts';
import type { FavoriteList } from './use-favorite-list';

/** The rows of a list of favorites, a placeholder while it loads, or a notice if that failed. */
export function FavoriteRows({ list, limit }: { list: FavoriteList; limit?: number }) {
  const { favorites, hasFailed, retry } = list;
  const text = useExtraText();
  if (favorites) return <Rows favorites={favorites.slice(0, limit)} />;
  if (!hasFailed) return <Skeleton shape="row" count={limit ?? 6} />;
  const texts = { failed: text("This part didn't load."), retry: text('Try again') };
  return <FailedPart texts={texts} onRetry={retry} />;
}

const Rows = ({ favorites }: { favorites: ListedFavorite[] }) => (
  <ListRows>
    {favorites.map((favorite) => (
      <FavoriteRow key={favorite.uuid} favorite={favorite} />
    ))}
  </ListRows>
);
