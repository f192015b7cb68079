import { useText } from '../../texts';
import { memo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useChatState } from '../context/chat-context';
import { logOf } from '../../model/state/chat-state';
import { kindOf } from '../../model/state/room-kind';
import { useRoom } from '../context/use-rooms';
import { LiveRegion } from './live-region';
import { LazyMessageActions } from './lazy-message-actions';
import { DateSeparator } from './date-separator';
import { StickyDate } from './sticky-date';
import { JumpButtons } from './jump-buttons';
import { lastOwnMessage } from '../../model/state/last-own-message';
import { useListViewStore } from '../context/list-view-context';
import { HistoryLoader } from './history-loader';
import { MessageFoot } from '../message/message-foot';
import styles from './message-list.module.css';
import { messageIn } from '../../model/message/message-map';
import { MessageRow } from '../message/message-row';
import { moveBetweenMessages } from './message-keyboard';
import { createRowsMaker, type Row } from './rows';
import { UnreadSeparator } from './unread-separator';
import { useDividerKey } from '../context/use-messages';
import { useListScroll } from './use-list-scroll';
import { useTranslations } from '../context/use-translations';

/** The messages of a room in a virtual list, which renders only the visible rows. */
export function MessageList({ roomId }: { roomId: string }) {
  const text = useText();
  const log = useChatState((chat) => logOf(chat, roomId));
  const own = useChatState(({ me }) => me?.chat_uuid ?? '');
  const room = useRoom(roomId);
  const unreadFrom = useDividerKey();
  const view = useListViewStore();
  const [makeRows] = useState(createRowsMaker);
  const list = useRef<VirtualizerHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const messageOf = (key: string) => messageIn(log.byKey, key);
  const rendered = makeRows({ keys: log.keys, messageOf, unreadFrom });
  const { rows, isGrownAbove } = rendered;
  useTranslations(roomId, view);
  const scroll = useListScroll({ roomId, list, box, view, rendered, messageOf });
  const newestOwn = lastOwnMessage(log.keys, messageOf, own);
  const hasAvatars = room !== undefined && kindOf(room) !== 'guest';

  return (
    <div className={styles.place}>
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={text('Messages')}
        className={styles.box}
        onKeyDown={(event) => moveBetweenMessages(event, scroll.toRow, rendered)}
      >
        <div className={styles.spring} />
        <Virtualizer
          ref={list}
          scrollRef={box}
          data={rows}
          shift={isGrownAbove}
          as="ol"
          item="li"
          bufferSize={400}
          onScroll={scroll.onScroll}
          onScrollEnd={() => view.getState().scrollEnded()}
          onResize={scroll.onResize}
        >
          {(row: Row, at) => (
            <ListRow
              key={row.key}
              row={row}
              roomId={roomId}
              isLast={isLastOfGroup(rows[at + 1])}
              isLastOwn={row.key === newestOwn}
              hasAvatars={hasAvatars}
            />
          )}
        </Virtualizer>
      </div>
      <StickyDate />
      <HistoryLoader roomId={roomId} />
      <JumpButtons roomId={roomId} scroll={scroll} />
      <LiveRegion roomId={roomId} />
      <LazyMessageActions roomId={roomId} />
    </div>
  );
}

const isLastOfGroup = (next: Row | undefined) => !(next?.kind === 'message' && !next.isFirst);

interface ListRowProps {
  row: Row;
  roomId: string;
  isLast: boolean;
  isLastOwn: boolean;
  hasAvatars: boolean;
}

const ListRow = memo(function ListRow({ row, roomId, isLast, isLastOwn, hasAvatars }: ListRowProps) {
  if (row.kind === 'day') return <DateSeparator date={row.date} />;
  if (row.kind === 'unread') return <UnreadSeparator />;
  const { key: rowKey, isFirst } = row;
  return (
    <>
      <MessageRow roomId={roomId} rowKey={rowKey} isFirst={isFirst} hasAvatars={hasAvatars} />
      <MessageFoot
        roomId={roomId}
        rowKey={rowKey}
        isLast={isLast}
        isLastOwn={isLastOwn}
        hasAvatars={hasAvatars}
      />
    </>
  );
});
