import { useHost } from '@guest/shared';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useLocation } from '@guest/shared/router';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../texts';
import styles from './bar-control.module.css';

const loadSidebar = () =>
  import(/* webpackChunkName: "profile-sidebar" */ './profile-sidebar').then((it) => it.ProfileSidebar);

/** The guest's avatar, which opens the profile menu. */
export function AccountMenu({ user, property }: { user: User; property: string }) {
  const text = useText();
  const { layout, toast } = useHost();
  const { pathname } = useLocation();
  const isOpen = useStore(layout, (state) => state.isProfileSidebarShown);
  // The menu stays mounted once it was opened, so that it can restore the focus when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const name = user.firstName ?? user.username ?? '';

  const toggle = () => {
    setWasOpened(true);
    layout.getState().profileSidebarToggled();
  };
  const onLoadFailure = () => {
    toast('error', text("This part didn't load."));
    layout.getState().profileSidebarToggled();
    setWasOpened(false);
  };
  // Closes the profile sidebar after a navigation, because the guest has opened one of its links.
  useEffect(() => {
    if (layout.getState().isProfileSidebarShown) layout.getState().profileSidebarToggled();
  }, [layout, pathname]);

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
      <LazyPart
        load={loadSidebar}
        isWanted={wasOpened}
        with={{ name, property, isOpen, onClose: toggle }}
        onFailure={onLoadFailure}
      />
    </>
  );
}
