import { isMotionReduced } from '@guest/shared/ui/motion/is-motion-reduced';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { useChat, useChatState } from '../context/chat-context';
import { reportFailure } from '../../sync/report-failure';
import type { ListViewStore } from '../context/list-view.store';
import type { Rows } from './rows';
import type { ShownMessage } from '../../model/message/shown-message';

/** So near to its end, the list is at its end. */
const NEAR_END_PX = 100;
/** So near to its start, what is older is asked for, so that it is there before the guest is. */
const NEAR_START_PX = 1_200;
/** Further than so many screens nobody wants to watch it fly by. */
const FEW_SCREENS = 3;

interface Scrolled {
  roomId: string;
  list: RefObject<VirtualizerHandle | null>;
  box: RefObject<HTMLElement | null>;
  view: ListViewStore;
  drawn: Rows;
  messageOf: (key: string) => ShownMessage | undefined;
}

export interface ListScroll {
  toEnd(): void;
  toRow(at: number): void;
  toDivider(): void;
}

/**
 * Where the list stands: at the first unread when it is opened, at its end for as long as the guest is there, and
 * otherwise where the guest has left it. It is moved through the virtual list alone, which knows what is not drawn yet.
 */
export function useListScroll({ roomId, list, box, view, drawn, messageOf }: Scrolled) {
  const chat = useChat();
  const isLoading = useChatState(({ logs }) => logs[roomId]?.load === 'loading');
  const { rows } = drawn;
  const dividerAt = rows.findLastIndex(({ kind }) => kind === 'unread');
  const last = rows.at(-1);
  const isAtEnd = useRef(true);
  const opened = useRef(false);
  const isPlaced = useRef(false);
  const lastKey = useRef<string>(undefined);

  const toRow = (at: number) => list.current?.scrollToIndex(at, { align: 'nearest' });
  const holdEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  function toEnd() {
    const it = list.current;
    if (!it) return;
    const isNear = it.scrollSize - it.scrollOffset < (FEW_SCREENS + 1) * it.viewportSize;
    it.scrollToIndex(rows.length - 1, { align: 'end', smooth: isNear && !isMotionReduced() });
  }

  /** A third from the top, so that what leads up to it is in sight. */
  const toDivider = () =>
    list.current?.scrollToIndex(dividerAt, { align: 'start', offset: -(box.current?.clientHeight ?? 0) / 3 });

  function look() {
    const it = list.current;
    if (!it || !opened.current) return;
    const offset = it.scrollOffset;
    const isEnd = it.scrollSize - it.viewportSize - offset <= NEAR_END_PX;
    const top = it.findItemIndex(offset);
    if (isEnd !== isAtEnd.current || isEnd !== chat.store.getState().isAtEnd) chat.listMoved(roomId, isEnd);
    isAtEnd.current = isEnd;
    view
      .getState()
      .looked({ isAtEnd: isEnd, date: dateAt(top), isDividerAbove: dividerAt !== -1 && dividerAt < top });
    if (offset < NEAR_START_PX) void chat.loadOlder(roomId).catch(reportFailure);
  }

  /** Of the first message from there on. */
  function dateAt(top: number): string | null {
    const row = rows.slice(top, top + 3).find(({ kind }) => kind === 'message');
    return (row && messageOf(row.key)?.date) ?? null;
  }

  useLayoutEffect(() => {
    if (isPlaced.current || rows.length === 0) return;
    // What the device had kept is shown meanwhile; where the unread begin is known when the rest has come.
    isPlaced.current = !isLoading;
    opened.current = true;
    isAtEnd.current = dividerAt === -1;
    if (dividerAt === -1) holdEnd();
    else toDivider();
  });

  const follow = useEffectEvent(() => {
    const before = lastKey.current;
    lastKey.current = last?.key;
    if (!opened.current || before === undefined || before === last?.key) return;
    const isMine = last !== undefined && messageOf(last.key)?.sending !== undefined;
    if (isMine || isAtEnd.current) holdEnd();
  });
  // Only when something has come below: everything else that changes here does not move the list.
  useLayoutEffect(() => follow(), [last?.key]);

  const stayAtEnd = useEffectEvent(() => opened.current && isAtEnd.current && holdEnd());
  useEffect(() => {
    if (!box.current) return;
    // What stands below the list has grown, and would cover its end.
    const watch = new ResizeObserver(() => stayAtEnd());
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);

  const bringIntoSight = useEffectEvent((key: string | null) => {
    const at = rows.findIndex((row) => row.key === key);
    if (at === -1) return;
    list.current?.scrollToIndex(at, { align: 'center' });
    view.getState().broughtIntoSight();
  });
  useEffect(() => view.subscribe(({ wanted }) => wanted !== null && bringIntoSight(wanted)), [view]);

  const lookOnceItStands = useEffectEvent(look);
  useEffect(() => {
    // Once it stands where it was put, and with it what fits on one screen and is never scrolled.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => lookOnceItStands()));
    return () => cancelAnimationFrame(frame);
  }, [isLoading, rows.length]);

  return {
    toEnd,
    toRow,
    toDivider,
    onScroll() {
      look();
      view.getState().moved();
    },
    onResize() {
      if (opened.current && isAtEnd.current) holdEnd();
    },
  };
}
