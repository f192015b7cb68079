import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import styles from './lazy-favorite-button.module.css';

const load = () =>
  import(/* webpackChunkName: "search" */ '@guest/shared/favorites/favorite-button').then(
    (it) => it.FavoriteButton,
  );

/**
 * The favorite button of an outlet. It is loaded after hydration because its state is on the device; its
 * space is reserved before.
 */
export function LazyFavoriteButton({
  outlet: { uuid, name },
  hasSignInHint = false,
}: {
  outlet: Outlet;
  hasSignInHint?: boolean;
}) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, load)}
      isWanted={useIsPageLive()}
      with={{ type: 'outlet', uuid, name, hasSignInHint }}
      waiting={<span className={styles.place} />}
    />
  );
}
