import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { useLocation } from '@guest/shared/router';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useStore } from 'zustand';
import { useText } from '../texts';
import styles from './bar-control.module.css';

const loadMenu = () =>
  import(/* webpackChunkName: "profile-sidebar" */ './account-menu').then((it) => it.AccountMenu);

/** Shows the signed-in guest with a menu, or a sign-in link for anonymous visitors. */
export function AccountLink({ property }: { property: string }) {
  const text = useText();
  const user = useStore(useHost().session, (state) => (state.token === null ? null : state.user));
  const { pathname } = useLocation();
  const icon = <Icon of={User} />;
  if (user) {
    const waiting = <span className={styles.control}>{icon}</span>;
    return <LazyPart load={loadMenu} isWanted with={{ user, property }} waiting={waiting} />;
  }
  return (
    <PageLink
      to="property-signin"
      params={{ property }}
      query={{ service: 'signup', returnTo: pathname }}
      aria-label={text('Sign in')}
      className={styles.control}
    >
      {icon}
    </PageLink>
  );
}
