import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useQuestion } from '@guest/shared/page/use-question';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { classList } from '@guest/shared/ui/base/class-list';
import { useChatState } from '../context/chat-context';
import { HouseNews } from '../../announcements/house-news';
import { MessagesSkeleton } from '../room/messages-skeleton';
import { RoomList } from '../room-list/room-list';
import { WriteToReception } from '../room-list/write-to-reception';
import { isOwnRoom } from '../../model/state/room-kind';
import { NotificationRow } from './notification-row';
import { useRoomIds } from '../context/use-rooms';
import { useText } from '../../texts';
import { askedRoom } from './asked-room';
import { useArrival } from './use-arrival';
import { useRenamedRoom } from './use-renamed-room';
import styles from './talk-page.module.css';

const loadPane = () =>
  import(/* webpackChunkName: "chat-room" */ '../room/room-pane').then((it) => it.RoomPane);

/** The guest's conversations with the one that the address names. */
export function TalkPage() {
  const text = useText();
  const { value: asked } = useQuestion('room');
  const meant = useArrival();
  const { roomId, pane } = useRenamedRoom(meant ?? askedRoom(asked));
  const hasOwnRoom = useChatState(({ rooms }) => Object.values(rooms).some(isOwnRoom));
  const isEmpty = useRoomIds().length === 0;
  return (
    <div className={classList(styles.talk, roomId !== undefined && styles.inRoom)}>
      <div className={styles.list}>
        <PageHeading heading={text('Chat')} />
        <HouseNews />
        <RoomList current={roomId} />
        {!isEmpty && <NotificationRow />}
        {!hasOwnRoom && !isEmpty && <WriteToReception look="secondary" />}
      </div>
      <div className={styles.room}>
        {roomId === undefined ? (
          <p className={styles.choose}>{text('Choose a conversation.')}</p>
        ) : (
          <LatePart key={pane} load={loadPane} isWanted with={{ roomId }} waiting={<MessagesSkeleton />} />
        )}
      </div>
    </div>
  );
}
