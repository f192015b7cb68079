import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import styles from '../../booking/page/book-page.module.css';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';

const load = () => import(/* webpackChunkName: "bookable" */ './bookable').then((it) => it.BookableSearch);

export function LazyBookable() {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, load)}
      isWanted={useIsPageLive()}
      with={{}}
      waiting={
        <div className={styles.waiting}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={6} />
        </div>
      }
    />
  );
}
