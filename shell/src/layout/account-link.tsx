import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { Avatar } from '@guest/shared/ui/avatar';
import { Icon } from '@guest/shared/ui/icon';
import User from 'lucide-react/icons/user';
import { useStore } from 'zustand';
import { useText } from '../texts';
import styles from './bar-control.module.css';

/** Who the guest is, and the way to the profile; for a stranger the way in. */
export function AccountLink({ property }: { property: string }) {
  const text = useText();
  const user = useStore(useHost().session, (state) => (state.token === null ? null : state.user));
  if (!user) {
    return (
      <PageLink
        to="property-signin"
        params={{ property }}
        aria-label={text('Sign in')}
        className={styles.control}
      >
        <Icon of={User} />
      </PageLink>
    );
  }
  return (
    <PageLink
      to="property-profile"
      params={{ property }}
      aria-label={text('Your profile')}
      className={styles.control}
    >
      <Avatar name={user.firstName ?? user.username ?? ''} src={user.profile_image} size="small" />
    </PageLink>
  );
}
