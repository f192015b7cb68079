import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useQuestion } from '@guest/shared/page/use-question';
import { LatePart } from '@guest/shared/ui/state/late-part';
import type { ReactNode } from 'react';
import { withLateTexts } from '../late-texts/with-late-texts';
import styles from './directory-search.module.css';

const load = () => import(/* webpackChunkName: "search" */ './search-panel').then((it) => it.SearchPanel);

/**
 * The search in all texts of the hotel. The field is loaded after hydration; its space is reserved before.
 */
export function DirectorySearch({ children }: { children: ReactNode }) {
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const { value: query = '' } = useQuestion('q');
  return (
    <>
      <div className={styles.search}>
        <LatePart load={withLateTexts(lang, load)} isWanted={isLive} with={{}} />
      </div>
      {query === '' && children}
    </>
  );
}
