import { classNames } from '@guest/shared/ui/base/class-names';
import {
  memo,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './long-feed.module.css';
import { createVirtualRows, type RowRange, type VirtualRows } from './virtual-rows';

export type RowListHandle = Pick<VirtualRows, 'heights' | 'rangeAt' | 'scrollTo'>;

interface RowListProps<Row> {
  ref: Ref<RowListHandle>;
  rows: readonly Row[];
  /** The heights of the rows as an earlier list has measured them. */
  heights: unknown;
  /** The rows that were on the screen when the guest left an earlier list. */
  shown: RowRange | undefined;
  bufferPx: number;
  onScroll: () => void;
  /** Renders a row. Rows are rendered again only if they or this function change. */
  children: (row: Row) => ReactNode;
}

/**
 * A virtual list in a page that scrolls. A list that is returned to renders the rows of the screen together with the page
 * around it, without waiting for the first frame to measure it. The row with the focus stays, however far the page is
 * scrolled, so that the guest does not lose the place from which the keyboard goes on.
 */
export function RowList<Row extends { key: string }>(props: RowListProps<Row>) {
  const { ref, rows, heights, shown, bufferPx, onScroll, children } = props;
  const [list] = useState(() => createVirtualRows(rows.length, heights));
  const [version, update] = useReducer(() => list.version(), 0);
  const [focused, setFocused] = useState<string>();
  const [isReturn] = useState(shown !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useEffectEvent(() => onScroll());

  useLayoutEffect(() => {
    if (!box.current) return;
    // The rows of the screen are there already. Measuring them changes nothing that must be seen in the first frame, while
    // rendering at once would also run what the page does after it has been painted.
    let isPainted = !isReturn;
    const frame = requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
    const stop = list.observe(box.current, {
      change: (isUrgent) => (isUrgent && isPainted ? flushSync(update) : update()),
      scroll: scrolled,
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [list, isReturn]);
  useLayoutEffect(() => list.setCount(rows.length), [list, rows.length]);
  useLayoutEffect(() => list.rendered(), [list, version]);
  useImperativeHandle(ref, () => list, [list]);

  const [first, last] = list.isMeasured() || !shown ? list.range(bufferPx) : shown;
  const kept = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);
  const indexes = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (kept >= 0 && kept < first) indexes.unshift(kept);
  if (kept > last) indexes.push(kept);

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    // When the whole window loses the focus, the element gets it back later.
    if (!currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement))
      setFocused(undefined);
  }

  return (
    <div
      ref={box}
      className={classNames(styles.list, list.isScrolling() && styles.scrolling)}
      style={{ blockSize: list.height() }}
      onBlur={leave}
    >
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <RowBox
              key={row.key}
              list={list}
              index={index}
              top={list.topOf(index)}
              row={row}
              render={children}
              onFocus={setFocused}
            />
          )
        );
      })}
    </div>
  );
}

interface RowBoxProps<Row> {
  list: VirtualRows;
  index: number;
  top: number;
  row: Row;
  render: (row: Row) => ReactNode;
  onFocus: (key: string) => void;
}

/** The place of a row, which changes more often than the row. */
function PlacedRow<Row extends { key: string }>(props: RowBoxProps<Row>) {
  const { list, index, top, row, render, onFocus } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? list.observeRow(box.current, index) : undefined), [list, index]);
  return (
    <div ref={box} className={styles.place} style={{ insetBlockStart: top }} onFocus={() => onFocus(row.key)}>
      <RowContent row={row} render={render} />
    </div>
  );
}

function RenderedRow<Row>({ row, render }: Pick<RowBoxProps<Row>, 'row' | 'render'>) {
  return render(row);
}

// `memo` would lose the type parameter.
const RowBox = memo(PlacedRow) as typeof PlacedRow;
const RowContent = memo(RenderedRow) as typeof RenderedRow;
