import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { useLocation } from '@guest/shared/router';
import { Icon } from '@guest/shared/ui/base/icon';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useStore } from 'zustand';
import { useText } from '../texts';
import { AccountMenu } from './account-menu';
import styles from './bar-control.module.css';

/** Shows the signed-in guest with a menu, or a sign-in link for anonymous visitors. */
export function AccountLink({ property }: { property: string }) {
  const text = useText();
  const user = useStore(useHost().session, (state) => (state.token === null ? null : state.user));
  const { pathname } = useLocation();
  if (user) return <AccountMenu user={user} property={property} />;
  return (
    <PageLink
      to="property-signin"
      params={{ property }}
      query={{ service: 'signup', returnTo: pathname }}
      aria-label={text('Sign in')}
      className={styles.control}
    >
      <Icon of={User} />
    </PageLink>
  );
}
