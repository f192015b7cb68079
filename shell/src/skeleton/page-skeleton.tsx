import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useIsPast } from '@guest/shared/ui/base/use-is-past';
import { loadSlowRequestNotice } from '../offline/lazy-views';
import { lazySkeletons } from './lazy-skeletons';
import { useText } from '../texts';
import { useCurrentRoute, type CurrentRoute } from '../routes/current-route';
import styles from './page-skeleton.module.css';

/** The notice for a long wait is loaded after this time, well before it is needed. */
const NOTICE_LOAD_DELAY_MS = 2_000;

/** The skeleton of a page that is loading, in about the size of the page. */
export function PageSkeleton() {
  const text = useText();
  const current = useCurrentRoute();
  const isLate = useIsPast(NOTICE_LOAD_DELAY_MS);
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>{text('Loading')}</VisuallyHidden>
      <LazyPart load={loadSlowRequestNotice} isWanted={isLate} with={{}} />
      {lazySkeletons.loaded()?.(current.name) ?? <LayoutSkeleton {...current} />}
    </div>
  );
}

/** The generic skeleton of a layout, used if the page has no skeleton of its own. */
function LayoutSkeleton({ name, layout }: CurrentRoute) {
  return (
    <>
      {name === 'property' && (
        <div className={styles.hero}>
          <Skeleton shape="picture" />
        </div>
      )}
      <div className={styles.heading}>
        <Skeleton shape="title" />
        <Skeleton shape="short-line" />
      </div>
      {layout === 'default' || name === 'index' || name === 'property' ? (
        <CardGrid>
          <Skeleton shape="card" count={6} />
        </CardGrid>
      ) : (
        <Skeleton count={3} />
      )}
    </>
  );
}
