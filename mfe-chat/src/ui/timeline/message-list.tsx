import { useText } from '../../texts';
import { memo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useChatState } from '../context/chat-context';
import { logOf } from '../../model/state/chat-state';
import { kindOf } from '../../model/state/room-kind';
import { useRoom } from '../context/use-rooms';
import { ArrivalsSaid } from './arrivals-said';
import { ActionsPlace } from './actions-place';
import { DayLine } from './day-line';
import { FloatingDay } from './floating-day';
import { JumpButtons } from './jump-buttons';
import { latestOwn } from '../../model/state/latest-own';
import { useListViewStore } from '../context/list-view-context';
import { ListTop } from './list-top';
import { MessageFoot } from '../message/message-foot';
import styles from './message-list.module.css';
import { messageIn } from '../../model/message/message-map';
import { MessageRow } from '../message/message-row';
import { moveBetweenMessages } from './message-keys';
import { createRowsMaker, type Row } from './rows';
import { UnreadLine } from './unread-line';
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
  const drawn = makeRows({ keys: log.keys, messageOf, unreadFrom });
  const { rows, isGrownAbove } = drawn;
  useTranslations(roomId, view);
  const scroll = useListScroll({ roomId, list, box, view, drawn, messageOf });
  const newestOwn = latestOwn(log.keys, messageOf, own);
  const hasFaces = room !== undefined && kindOf(room) !== 'guest';

  return (
    <div className={styles.place}>
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={text('Messages')}
        className={styles.box}
        onKeyDown={(event) => moveBetweenMessages(event, scroll.toRow, drawn)}
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
          onScrollEnd={() => view.getState().stopped()}
          onResize={scroll.onResize}
        >
          {(row: Row, at) => (
            <Line
              key={row.key}
              row={row}
              roomId={roomId}
              isLast={isLastOfGroup(rows[at + 1])}
              isLatestOwn={row.key === newestOwn}
              hasFaces={hasFaces}
            />
          )}
        </Virtualizer>
      </div>
      <FloatingDay />
      <ListTop roomId={roomId} />
      <JumpButtons roomId={roomId} scroll={scroll} />
      <ArrivalsSaid roomId={roomId} />
      <ActionsPlace roomId={roomId} />
    </div>
  );
}

const isLastOfGroup = (next: Row | undefined) => !(next?.kind === 'message' && !next.isFirst);

interface LineProps {
  row: Row;
  roomId: string;
  isLast: boolean;
  isLatestOwn: boolean;
  hasFaces: boolean;
}

const Line = memo(function Line({ row, roomId, isLast, isLatestOwn, hasFaces }: LineProps) {
  if (row.kind === 'day') return <DayLine date={row.date} />;
  if (row.kind === 'unread') return <UnreadLine />;
  const { key: rowKey, isFirst } = row;
  return (
    <>
      <MessageRow roomId={roomId} rowKey={rowKey} isFirst={isFirst} hasFaces={hasFaces} />
      <MessageFoot
        roomId={roomId}
        rowKey={rowKey}
        isLast={isLast}
        isLatestOwn={isLatestOwn}
        hasFaces={hasFaces}
      />
    </>
  );
});
