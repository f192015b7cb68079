import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChat } from '../context/chat-context';
import { Composer } from '../composer/composer';
import type { Load } from '../../model/load/load';
import { createListView } from '../context/list-view.store';
import { ListViewProvider } from '../context/list-view-context';
import { MessageList } from '../timeline/message-list';
import { useMessageKeys, useMessagesLoad } from '../context/use-messages';
import type { Room } from '../../model/state/room';
import { useActiveRoomId, useRoom, useRoomsLoad } from '../context/use-rooms';
import { useText } from '../../texts';
import { RoomReload } from './room-reload';
import { ConnectionBar } from './connection-bar';
import { FailedBar } from './failed-bar';
import { MessagesSkeleton } from './messages-skeleton';
import { RoomHead } from './room-head';
import { RoomStart } from './room-start';
import { RoomError } from './room-error';
import { keepAboveKeyboard } from './keep-above-keyboard';
import styles from './room-pane.module.css';
import { TypingBar } from './typing-bar';
import { useIsUnreachable } from '../room-parts/use-is-connection-lost';

/** One room with its head, messages and message field. */
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
  const roomsLoad = useRoomsLoad();

  // Runs before the list renders: opening the room sets the divider, at which the list starts.
  useLayoutEffect(() => {
    if (!isKnown) return;
    chat.openRoom(roomId);
    return () => chat.closeRoom();
  }, [chat, roomId, isKnown]);
  useEffect(() => (pane.current ? keepAboveKeyboard(pane.current) : undefined), []);

  if (!room) return <UnknownRoom roomId={roomId} load={roomsLoad} />;
  // A placeholder room is only offered once the loaded rooms show that the real one does not exist.
  const messages = room.isFake ? roomsLoad : load;
  return (
    <ListViewProvider value={view}>
      <section ref={pane} data-fills-screen aria-label={text('Conversation')} className={styles.pane}>
        <a href="#write" className={styles.skip}>
          {text('Skip to message box')}
        </a>
        <RoomHead room={room} />
        <ConnectionBar />
        {!isEmpty && isOpen && <MessageList roomId={roomId} />}
        {isEmpty && <EmptyRoom room={room} load={messages} />}
        <TypingBar room={room} />
        <FailedBar roomId={roomId} />
        <Composer room={room} />
      </section>
    </ListViewProvider>
  );
}

/** Shown for a room that is unknown or still loading. */
function UnknownRoom({ roomId, load }: { roomId: string; load: Load }) {
  const isUnreachable = useIsUnreachable();
  if (load === 'ready') return <RoomReload roomId={roomId} />;
  return load === 'error' || isUnreachable ? <RoomError /> : <MessagesSkeleton />;
}

/** Shown in place of messages. */
function EmptyRoom({ room, load }: { room: Room; load: Load }) {
  if (load === 'ready') return <RoomStart room={room} />;
  return load === 'error' ? <RoomError /> : <MessagesSkeleton />;
}
