import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { classNames } from '@guest/shared/ui/base/class-names';
import { useChatState } from '../context/chat-context';
import { AnnouncementBanner } from '../../announcements/announcement-banner';
import { MessagesSkeleton } from '../room/messages-skeleton';
import { RoomList } from '../room-list/room-list';
import { WriteToReception } from '../room-list/write-to-reception';
import { hasWritten } from '../../model/state/has-written';
import { isOwnRoom } from '../../model/state/room-kind';
import { NotificationRow } from './notification-row';
import { useRoomIds } from '../context/use-rooms';
import { useText } from '../../texts';
import { roomParam } from './room-param';
import { useEntryLink } from './use-entry-link';
import { useRenamedRoom } from './use-renamed-room';
import styles from './conversation-page.module.css';

const loadPane = () =>
  import(/* webpackChunkName: "chat-room" */ '../room/room-pane').then((it) => it.RoomPane);

/** The guest's conversations with the one that the address names. */
export function ConversationPage() {
  const text = useText();
  const { value: roomQuery } = useQueryParam('room');
  const linkedRoom = useEntryLink();
  const { roomId, pane } = useRenamedRoom(linkedRoom ?? roomParam(roomQuery));
  const hasOwnRoom = useChatState(({ rooms }) => Object.values(rooms).some(isOwnRoom));
  const hasMessage = useChatState(hasWritten);
  const isEmpty = useRoomIds().length === 0;
  return (
    <div className={classNames(styles.talk, roomId !== undefined && styles.inRoom)}>
      <div className={styles.list}>
        <PageHeading heading={text('Chat')} />
        <AnnouncementBanner />
        <RoomList current={roomId} />
        {hasMessage && <NotificationRow />}
        {!hasOwnRoom && !isEmpty && <WriteToReception look="secondary" />}
      </div>
      <div className={styles.room}>
        {roomId === undefined ? (
          <p className={styles.choose}>{text('Choose a conversation.')}</p>
        ) : (
          <LazyPart key={pane} load={loadPane} isWanted with={{ roomId }} waiting={<MessagesSkeleton />} />
        )}
      </div>
    </div>
  );
}
