import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import EllipsisVertical from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useState } from 'react';
import { useChatState } from '../context/chat-context';
import { RoomAvatar } from '../room-parts/room-avatar';
import { roomTitle } from '../../model/state/room-kind';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './room-head.module.css';
import { StaffPresenceLine } from './staff-presence-line';

const loadMenu = () =>
  import(/* webpackChunkName: "chat-sheets" */ '../sheets/room-menu').then((it) => it.RoomMenu);
const loadSearch = () =>
  import(/* webpackChunkName: "chat-sheets" */ '../sheets/room-search').then((it) => it.RoomSearch);

/** The head of a room, with its participants, the availability of the staff and the menu. */
export function RoomHead({ room }: { room: Room }) {
  const text = useText();
  const property = usePathParam('property');
  const own = useChatState(({ me }) => me?.chat_uuid ?? '');
  const [open, setOpen] = useState<'menu' | 'search' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.head}>
      <PageLink
        to="property-chat"
        params={{ property }}
        aria-label={text('Back to conversations')}
        className={styles.back}
      >
        <Icon of={ChevronLeft} isDirectional />
      </PageLink>
      <RoomAvatar room={room} own={own} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi>{roomTitle(room, text)}</bdi>
        </h1>
        <p className={styles.line}>
          <StaffPresenceLine room={room} />
        </p>
      </div>
      {!room.isFake && (
        <IconButton icon={Search} name={text('Search in conversation')} onClick={() => setOpen('search')} />
      )}
      <IconButton
        icon={EllipsisVertical}
        name={text('More about this conversation')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <LazyPart
        load={loadMenu}
        isWanted={open === 'menu'}
        with={{ room, isOpen: open === 'menu', onClose: close }}
        onFailure={close}
      />
      <LazyPart
        load={loadSearch}
        isWanted={open === 'search'}
        with={{ room, isOpen: open === 'search', onClose: close }}
        onFailure={close}
      />
    </header>
  );
}
