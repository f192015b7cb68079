import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useChat, useChatState } from '../context/chat-context';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';
import styles from './people.module.css';

/** The people in a room: the staff, and other guests with a link to write to them. */
export function People({ room, onDone }: { room: Room; onDone: () => void }) {
  const text = useText();
  const chat = useChat();
  const go = useNavigateTo();
  const property = usePathParam('property');
  const { guestToGuest } = useProperty().chatSettings;
  const own = useChatState(({ me }) => me?.chat_uuid);
  const staff = useChatState((it) => it.staff);
  const guests = room.participants.filter(({ id, type }) => type === 'guest' && id !== own);
  return (
    <ul role="list" aria-label={text('Participants')} className={styles.people}>
      {staff
        .filter(({ isOnline }) => isOnline !== false)
        .map(({ _id, nickName, profilePic, title }) => (
          <li key={_id} className={styles.person}>
            <Avatar name={nickName} src={profilePic} />
            <p className={styles.words}>
              <bdi>{nickName}</bdi>
              <span>{title || text('Reception')}</span>
            </p>
          </li>
        ))}
      {guests.map((guest) => (
        <li key={guest.id} className={styles.person}>
          <Avatar name={guest.name} src={guest.profilePic} />
          <p className={styles.words}>
            <bdi>{guest.name}</bdi>
            <span>{text('Guest')}</span>
          </p>
          {guestToGuest !== 'off' && (
            <IconButton
              icon={MessageCircle}
              name={text('Message {name}', { name: guest.name })}
              onClick={() => {
                onDone();
                go('property-chat', { property }, { room: chat.startPrivateRoom(guest) });
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
