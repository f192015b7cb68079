import { isMotionReduced } from '@guest/shared/ui/motion/is-motion-reduced';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { useChat, useChatState } from '../context/chat-context';
import { reportFailure } from '../../sync/report-failure';
import type { ListViewStore } from '../context/list-view.store';
import type { Rows } from './rows';
import type { ShownMessage } from '../../model/message/shown-message';

/** Within this distance of its end, the list counts as being at its end. */
const NEAR_END_PX = 100;
/**
 * Within this distance of its start, older messages are requested, so that they arrive before the guest
 * reaches them.
 */
const NEAR_START_PX = 1_200;
/** Beyond this many screens the list jumps instead of scrolling smoothly. */
const MAX_SMOOTH_SCREENS = 3;

interface ListScrollDeps {
  roomId: string;
  list: RefObject<VirtualizerHandle | null>;
  box: RefObject<HTMLElement | null>;
  view: ListViewStore;
  rendered: Rows;
  messageOf: (key: string) => ShownMessage | undefined;
}

export interface ListScroll {
  toEnd(): void;
  toRow(at: number): void;
  toDivider(): void;
}

/**
 * Controls the scroll position: at the first unread message on opening, at the end while the guest is there,
 * and otherwise where the guest left it. All movement goes through the virtual list, which knows the rows
 * that are not rendered.
 */
export function useListScroll({ roomId, list, box, view, rendered, messageOf }: ListScrollDeps) {
  const chat = useChat();
  const isLoading = useChatState(({ logs }) => logs[roomId]?.load === 'loading');
  const { rows } = rendered;
  const dividerAt = rows.findLastIndex(({ kind }) => kind === 'unread');
  const last = rows.at(-1);
  const isAtEnd = useRef(true);
  const opened = useRef(false);
  const isPlaced = useRef(false);
  const lastKey = useRef<string>(undefined);

  const toRow = (at: number) => list.current?.scrollToIndex(at, { align: 'nearest' });
  const stickToEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  function toEnd() {
    const it = list.current;
    if (!it) return;
    const isNear = it.scrollSize - it.scrollOffset < (MAX_SMOOTH_SCREENS + 1) * it.viewportSize;
    it.scrollToIndex(rows.length - 1, { align: 'end', smooth: isNear && !isMotionReduced() });
  }

  /** Leaves a third of the screen above the divider, so that earlier messages give context. */
  const toDivider = () =>
    list.current?.scrollToIndex(dividerAt, { align: 'start', offset: -(box.current?.clientHeight ?? 0) / 3 });

  function reportPosition() {
    const it = list.current;
    if (!it || !opened.current) return;
    const offset = it.scrollOffset;
    const isEnd = it.scrollSize - it.viewportSize - offset <= NEAR_END_PX;
    const top = it.findItemIndex(offset);
    if (isEnd !== isAtEnd.current || isEnd !== chat.store.getState().isAtEnd) chat.listMoved(roomId, isEnd);
    isAtEnd.current = isEnd;
    view.getState().positionChanged({
      isAtEnd: isEnd,
      date: dateAt(top),
      isDividerAbove: dividerAt !== -1 && dividerAt < top,
    });
    if (offset < NEAR_START_PX) void chat.loadOlder(roomId).catch(reportFailure);
  }

  /** Returns the date of the first message at or shortly after this row. */
  function dateAt(top: number): string | null {
    const row = rows.slice(top, top + 3).find(({ kind }) => kind === 'message');
    return (row && messageOf(row.key)?.date) ?? null;
  }

  useLayoutEffect(() => {
    if (isPlaced.current || rows.length === 0) return;
    // While loading, only the stored messages are shown; the first unread message is known after the reply.
    isPlaced.current = !isLoading;
    opened.current = true;
    isAtEnd.current = dividerAt === -1;
    if (dividerAt === -1) stickToEnd();
    else toDivider();
  });

  const follow = useEffectEvent(() => {
    const before = lastKey.current;
    lastKey.current = last?.key;
    if (!opened.current || before === undefined || before === last?.key) return;
    const isMine = last !== undefined && messageOf(last.key)?.sending !== undefined;
    if (isMine || isAtEnd.current) stickToEnd();
  });
  // Runs only for a new last row; no other change moves the list.
  useLayoutEffect(() => follow(), [last?.key]);

  const stayAtEnd = useEffectEvent(() => opened.current && isAtEnd.current && stickToEnd());
  useEffect(() => {
    if (!box.current) return;
    // When the area below the list grows, it would cover the end of the list.
    const watch = new ResizeObserver(() => stayAtEnd());
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);

  const scrollToTarget = useEffectEvent((key: string | null) => {
    const at = rows.findIndex((row) => row.key === key);
    if (at === -1) return;
    list.current?.scrollToIndex(at, { align: 'center' });
    view.getState().scrolledToTarget();
  });
  useEffect(
    () => view.subscribe(({ scrollTarget }) => scrollTarget !== null && scrollToTarget(scrollTarget)),
    [view],
  );

  const reportWhenSettled = useEffectEvent(reportPosition);
  useEffect(() => {
    // Waits two frames until the position has settled. This also covers a list that fits on one screen and
    // never scrolls.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => reportWhenSettled()));
    return () => cancelAnimationFrame(frame);
  }, [isLoading, rows.length]);

  return {
    toEnd,
    toRow,
    toDivider,
    onScroll() {
      reportPosition();
      view.getState().scrollStarted();
    },
    onResize() {
      if (opened.current && isAtEnd.current) stickToEnd();
    },
  };
}
