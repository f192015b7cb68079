import { useHost } from '@guest/shared';
import { listText } from '@guest/shared/format/list-text';
import { useNow } from '@guest/shared/page/use-now';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageLink } from '@guest/shared/page/page-link';
import { useProperty } from '@guest/shared/property/use-property';
import { classNames } from '@guest/shared/ui/base/class-names';
import { CountBadge } from '@guest/shared/ui/base/count-badge';
import { Icon } from '@guest/shared/ui/base/icon';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import BellOff from 'lucide/dist/esm/icons/bell-off.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import { memo } from 'react';
import { useChatState } from '../context/chat-context';
import type { Room } from '../../model/state/room';
import { useDraft, useRoom, useUnread } from '../context/use-rooms';
import { useText } from '../../texts';
import { lastLine } from './last-line';
import { listDate } from './list-date';
import { RoomAvatar } from '../room-parts/room-avatar';
import { kindOf, roomTitle } from '../../model/state/room-kind';
import styles from './room-row.module.css';
import { TypingLine } from '../room-parts/typing-line';

/** One row of the list, with the participant, the last message, its time and the unread count. */
export const RoomRow = memo(function RoomRow({ roomId, isCurrent }: { roomId: string; isCurrent: boolean }) {
  const text = useText();
  const property = usePathParam('property');
  const room = useRoom(roomId);
  const unread = useUnread(roomId);
  const own = useChatState(({ me }) => me?.chat_uuid ?? '');
  if (!room) return null;
  return (
    <li
      className={classNames(
        styles.row,
        isCurrent && styles.current,
        unread > 0 && !room.muted && styles.unread,
      )}
    >
      <RoomAvatar room={room} own={own} />
      <div className={styles.words}>
        <PageLink
          to="property-chat"
          params={{ property }}
          query={{ room: roomId }}
          aria-current={isCurrent ? 'true' : undefined}
          className={styles.name}
        >
          <bdi>{roomTitle(room, text)}</bdi>
        </PageLink>
        <RoomDate room={room} />
        <p className={styles.line}>
          <LastLine room={room} own={own} />
        </p>
        <span className={styles.marks}>
          {room.isVip && <RoomMark icon={Sparkles} name={text('Priority')} />}
          {room.muted && <RoomMark icon={BellOff} name={text('Muted')} />}
          <CountBadge
            value={unread}
            name={text('{count, plural, one {# unread message} other {# unread messages}}', {
              count: unread,
            })}
          />
        </span>
      </div>
    </li>
  );
});

function RoomDate({ room }: { room: Room }) {
  const text = useText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  if (!room.lastMessage) return null;
  return (
    <time dateTime={room.lastActivity} className={styles.date}>
      {listDate(room.lastActivity, { now, timeZone, lang, text })}
    </time>
  );
}

/** Shows the guest's draft, else who is typing, else the last message. */
function LastLine({ room, own }: { room: Room; own: string }) {
  const text = useText();
  const { lang } = useHost();
  const draft = useDraft(room.id);
  const { lastMessage } = room;
  const senderName = useChatState(({ contacts, staff }) => {
    const from = lastMessage?.from ?? '';
    return contacts[from]?.name ?? staff.find(({ _id }) => _id === from)?.nickName;
  });
  const draftText = draft && (draft.text.trim() || draft.files?.[0]?.attachment.fileData.name);
  if (draftText) {
    return (
      <>
        <span className={styles.draft}>{text('Draft')}</span> <bdi>{draftText}</bdi>
      </>
    );
  }
  if (room.typing.length > 0) return <TypingLine room={room} />;
  if (room.requestState === 'pending_in') return text('Wants to message you');
  if (!lastMessage) return kindOf(room) === 'reception' ? text('Ask us anything') : text('No messages yet');
  const name = kindOf(room) === 'guest' ? undefined : senderName;
  const { who, lineText } = lastLine(lastMessage, {
    own,
    name,
    text,
    list: (names) => listText(names, lang),
  });
  return (
    <>
      {who !== undefined && (
        <>
          <bdi>{who}</bdi>
          {text(': ')}
        </>
      )}
      <bdi>{lineText}</bdi>
    </>
  );
}

const RoomMark = ({ icon, name }: { icon: Parameters<typeof Icon>[0]['of']; name: string }) => (
  <span title={name} className={styles.mark}>
    <Icon of={icon} size={16} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </span>
);
