import type { ActivitySummary } from '@guest/shared/contracts/activity/activity.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import styles from './lazy-favorite-button.module.css';

const load = () =>
  import(/* webpackChunkName: "favorite" */ '@guest/shared/favorites/favorite-button').then(
    (it) => it.FavoriteButton,
  );

/**
 * The favorite button of an activity. It is loaded after hydration because its state is on the device; its
 * space is reserved before.
 */
export function LazyFavoriteButton(props: {
  activity: Pick<ActivitySummary, 'uuid' | 'name'>;
  hasSignInHint?: boolean;
}) {
  const {
    activity: { uuid, name },
    hasSignInHint,
  } = props;
  return (
    <LazyPart
      load={load}
      isWanted={useIsPageLive()}
      with={{ type: 'activity', uuid, name, hasSignInHint }}
      waiting={<span className={styles.place} />}
    />
  );
}
