import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { FavoriteRows } from './favorite-rows';
import styles from './favorites-page.module.css';
import { EmptyFavorites } from './empty-favorites';
import { SavedHereNotice } from './saved-here-notice';
import { useExtraText, type ExtraTextKey } from '../extra-texts/extra-texts';
import { useFavoriteList, type FavoriteList } from './use-favorite-list';

const SHOWN_PER_SECTION = 4;
const isEmpty = ({ favorites }: FavoriteList) => favorites?.length === 0;

/** The guest's favorites of all kinds, a few of each. */
export function FavoritesPage() {
  const text = useExtraText();
  const outlets = useFavoriteList('outlet');
  const activities = useFavoriteList('activity');
  const hasActivities = useProperty().features.activities;
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Favourites')} />
      {isEmpty(outlets) && (isEmpty(activities) || !hasActivities) ? (
        <EmptyFavorites />
      ) : (
        <>
          <FavoriteSection
            list={outlets}
            heading="Restaurants and bars"
            all="property-favorites-outlets"
            viewAll="View all restaurants"
          />
          {hasActivities && (
            <FavoriteSection
              list={activities}
              heading="Activities"
              all="property-favorites-activities"
              viewAll="View all activities"
            />
          )}
          <SavedHereNotice />
        </>
      )}
    </div>
  );
}

function FavoriteSection(props: {
  list: FavoriteList;
  heading: ExtraTextKey;
  all: 'property-favorites-outlets' | 'property-favorites-activities';
  viewAll: ExtraTextKey;
}) {
  const { list, heading, all, viewAll } = props;
  const text = useExtraText();
  const property = usePathParam('property');
  if (isEmpty(list)) return null;
  const hasMore = (list.favorites?.length ?? 0) > SHOWN_PER_SECTION;
  return (
    <Section
      heading={text(heading)}
      more={
        hasMore && (
          <PageLink to={all} params={{ property }}>
            {text(viewAll)}
          </PageLink>
        )
      }
    >
      <FavoriteRows list={list} limit={SHOWN_PER_SECTION} />
    </Section>
  );
}
