import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { withLateTexts } from '../../late-texts/with-late-texts';
import styles from './late-tables.module.css';

const load = () =>
  import(/* webpackChunkName: "fragment-my-tables" */ './my-tables').then((it) => it.MyTables);

/** The lazy list of the guest's tables, for signed-in guests. */
export function LateTables({ outletUuid }: { outletUuid?: string }) {
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const isStranger = useIsStranger();
  return (
    <div className={styles.tables}>
      <LatePart load={withLateTexts(lang, load)} isWanted={isLive && !isStranger} with={{ outletUuid }} />
    </div>
  );
}
