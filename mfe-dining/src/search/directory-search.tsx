import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import type { ReactNode } from 'react';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import styles from './directory-search.module.css';

const load = () => import(/* webpackChunkName: "search" */ './search-panel').then((it) => it.SearchPanel);

/**
 * The search in all texts of the hotel. The field is loaded after hydration; its space is reserved before.
 */
export function DirectorySearch({ children }: { children: ReactNode }) {
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const { value: query = '' } = useQueryParam('q');
  return (
    <>
      <div className={styles.search}>
        <LazyPart load={withLazyTexts(lang, load)} isWanted={isLive} with={{}} />
      </div>
      {query === '' && children}
    </>
  );
}
