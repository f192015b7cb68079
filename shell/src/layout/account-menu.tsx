import { useHost } from '@guest/shared';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { useLocation } from '@guest/shared/router';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useText } from '../texts';
import styles from './bar-control.module.css';
import { ProfileSidebar } from './profile-sidebar';

/** The guest's avatar, which opens the profile menu. It is loaded lazily, because only guests see it. */
export function AccountMenu({ user, property }: { user: User; property: string }) {
  const text = useText();
  const { layout } = useHost();
  const { pathname } = useLocation();
  const isOpen = useStore(layout, (state) => state.isProfileSidebarShown);
  const name = user.firstName ?? user.username ?? '';
  const toggle = () => layout.getState().profileSidebarToggled();
  // The sheet closes when the guest has opened one of its links or has signed out in it.
  useEffect(
    () => () => {
      if (layout.getState().isProfileSidebarShown) layout.getState().profileSidebarToggled();
    },
    [layout, pathname],
  );

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text('Your profile')}
        onClick={toggle}
        className={styles.control}
      >
        <Avatar name={name} src={user.profile_image} size="small" />
      </button>
      <ProfileSidebar name={name} property={property} isOpen={isOpen} onClose={toggle} />
    </>
  );
}
