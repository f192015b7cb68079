import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChat } from '../chat-context';
import { Composer } from '../composer/composer';
import { createListView } from '../messages/list-view.store';
import { ListViewProvider } from '../messages/list-view-context';
import { MessageList } from '../messages/message-list';
import { useMessageKeys, useMessagesLoad } from '../messages/use-messages';
import { useActiveRoomId, useRoom, useRoomsLoad } from '../rooms/use-rooms';
import { useText } from '../texts';
import { BegunAgain } from './begun-again';
import { ConnectionBar } from './connection-bar';
import { FailedBar } from './failed-bar';
import { MessagesSkeleton } from './messages-skeleton';
import { RoomHead } from './room-head';
import { RoomStart } from './room-start';
import { RoomTrouble } from './room-trouble';
import styles from './room-pane.module.css';
import { TypingBar } from './typing-bar';
import { keepAboveKeyboard } from './keep-above-keyboard';

/** One room: with whom, what was said, and where to write. */
export function RoomPane({ roomId }: { roomId: string }) {
  const text = useText();
  const chat = useChat();
  const room = useRoom(roomId);
  const load = useMessagesLoad(roomId);
  const pane = useRef<HTMLElement>(null);
  const [view] = useState(createListView);
  const isEmpty = useMessageKeys(roomId).length === 0;
  const isKnown = room !== undefined;
  const isOpen = useActiveRoomId() === roomId;
  const isLoaded = useRoomsLoad() === 'ready';

  // Before the list is drawn: what is unread is known only then, and the list opens there.
  useLayoutEffect(() => {
    if (!isKnown) return;
    chat.openRoom(roomId);
    return () => chat.closeRoom();
  }, [chat, roomId, isKnown]);
  useEffect(() => (pane.current ? keepAboveKeyboard(pane.current) : undefined), []);

  if (!room) return isLoaded ? <BegunAgain roomId={roomId} /> : <MessagesSkeleton />;
  const isNew = room.isFake || load === 'ready';
  return (
    <ListViewProvider value={view}>
      <section ref={pane} data-fills-screen aria-label={text('Conversation')} className={styles.pane}>
        <a href="#write" className={styles.skip}>
          {text('Skip to writing')}
        </a>
        <RoomHead room={room} />
        <ConnectionBar />
        {!isEmpty && isOpen && <MessageList roomId={roomId} />}
        {isEmpty && load === 'error' && <RoomTrouble />}
        {isEmpty && load !== 'error' && (isNew ? <RoomStart room={room} /> : <MessagesSkeleton />)}
        <TypingBar room={room} />
        <FailedBar roomId={roomId} />
        <Composer room={room} />
      </section>
    </ListViewProvider>
  );
}
