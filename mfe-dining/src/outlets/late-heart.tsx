import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { withLateTexts } from '../late-texts/with-late-texts';
import styles from './late-heart.module.css';

const load = () => import(/* webpackChunkName: "search" */ './outlet-heart').then((it) => it.OutletHeart);

/**
 * The favorite button of an outlet. It is loaded after hydration because its state is on the device; its
 * space is reserved before.
 */
export function LateHeart({ outlet, isAlone = false }: { outlet: Outlet; isAlone?: boolean }) {
  const { lang } = useHost();
  return (
    <LatePart
      load={withLateTexts(lang, load)}
      isWanted={useIsPageLive()}
      with={{ outlet, isAlone }}
      waiting={<span className={styles.place} />}
    />
  );
}
