import type { FavoriteType } from '@guest/shared/contracts/favorite/favorite.contract';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { FavoriteRows } from './favorite-rows';
import styles from './favorites-page.module.css';
import { EmptyFavorites } from './empty-favorites';
import { SavedHereNotice } from './saved-here-notice';
import { useExtraText, type ExtraTextKey } from '../extra-texts/extra-texts';
import { useFavoriteList } from './use-favorite-list';

export const FavoriteActivitiesPage = () => (
  <FavoriteListPage type="activity" heading="Favourite activities" />
);
export const FavoriteOutletsPage = () => <FavoriteListPage type="outlet" heading="Favourite restaurants" />;

/** All favorites of one kind. */
function FavoriteListPage({ type, heading }: { type: FavoriteType; heading: ExtraTextKey }) {
  const text = useExtraText();
  const list = useFavoriteList(type);
  return (
    <div className={styles.page}>
      <PageHeading heading={text(heading)} />
      {list.favorites?.length === 0 ? (
        <EmptyFavorites />
      ) : (
        <>
          <FavoriteRows list={list} />
          <SavedHereNotice />
        </>
      )}
    </div>
  );
}
