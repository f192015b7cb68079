import { Avatar } from '@guest/shared/ui/base/avatar';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { Room } from '../../model/state/room';
import styles from './room-avatar.module.css';
import { kindOf, otherOf } from '../../model/state/room-kind';

/** The picture of a room: the other guest's avatar, or the symbol of the hotel or of a group. */
export function RoomAvatar({ room, own, isSmall = false }: { room: Room; own: string; isSmall?: boolean }) {
  const other = otherOf(room, own);
  const kind = kindOf(room);
  if (kind === 'guest') {
    return (
      <Avatar
        name={other?.name ?? room.roomName}
        src={other?.profilePic}
        size={isSmall ? 'small' : 'medium'}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.face, isSmall && styles.small, kind === 'reception' && styles.reception)}
    >
      <Icon of={kind === 'group' ? Users : ConciergeBell} size={20} />
    </span>
  );
}
