import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Invitation } from '../invitation/invitation';
import { useShareOutbox } from '../outbox/use-share';
import { withoutDeleted } from '../own/own-changes';
import { MoreButton } from '../paging/more-button';
import { useText } from '../texts';
import { sizeOf, type FeedVisit } from '../visit/feed-visit';
import { FeedCard } from './feed-card';
import { rowsOf, type FeedCell, type FeedRow } from './feed-rows';
import styles from './long-feed.module.css';
import { useMissingWords } from './missing-post';
import { RowList, type RowListHandle } from './row-list';
import { useLoadAhead } from './use-load-ahead';
import { useMorePosts } from './use-more-posts';
import { usePagesAround } from './use-pages-around';
import { usePosition } from './use-position';

interface FurtherRowsProps {
  visit: FeedVisit;
  tag: string | undefined;
  cells: readonly FeedCell[];
  /** The number of posts that stand above this list, to complete a row. */
  skipped: number;
  columns: number;
  /** The number of posts of the first page. */
  above: number;
  grid: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  onSettled: () => void;
}

const BUFFER_PX = 600;

/** The virtual list, which renders only the rows around the visible part. The posts above it do not move. */
export function FurtherRows(props: FurtherRowsProps) {
  const { visit, tag, cells, skipped, columns, above, grid, foot, onSettled } = props;
  const text = useText();
  const list = useRef<RowListHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const invitedAfter = useStore(visit, (state) => state.invitedAfter);
  const more = useMorePosts(visit, tag);
  const readAround = usePagesAround(visit, tag);
  const rows = rowsOf(cells, { columns, skipped, invitedAfter });
  const { heights, shown, isSettled } = usePosition({ visit, list, rows, columns, above, box, onSettled });
  const size = useStore(visit, sizeOf);
  useBusy(grid, more.isLoading);

  const loadAhead = useLoadAhead({ box, count: cells.length, ...more });

  const { hasMissing, onMissing } = useMissing();
  const missingWords = useMissingWords();
  const renderRow = useCallback(
    (row: FeedRow) =>
      row.kind === 'invitation' ? (
        <div className={styles.row}>
          <Invitation visit={visit} />
        </div>
      ) : (
        <PostsRow
          row={row}
          tag={tag}
          columns={columns}
          above={above}
          size={size}
          readAround={readAround}
          onMissing={onMissing}
        />
      ),
    [visit, tag, columns, above, size, readAround, onMissing],
  );

  return (
    <>
      <div ref={box}>
        <RowList
          ref={list}
          rows={rows}
          heights={heights}
          shown={shown}
          bufferPx={isSettled ? BUFFER_PX : 0}
          onScroll={loadAhead}
        >
          {renderRow}
        </RowList>
      </div>
      {foot.current &&
        createPortal(
          <>
            <div role="status">{hasMissing && <VisuallyHidden>{missingWords}</VisuallyHidden>}</div>
            {more.hasMore && <MoreButton name={text('Show more posts')} {...more} />}
          </>,
          foot.current,
        )}
    </>
  );
}

interface PostsRowProps extends Pick<FurtherRowsProps, 'tag' | 'columns' | 'above'> {
  row: Extract<FeedRow, { kind: 'posts' }>;
  size: number;
  readAround: (cursor: string) => void;
  onMissing: () => () => void;
}

function PostsRow({ row, tag, columns, above, size, readAround, onMissing }: PostsRowProps) {
  const outbox = useShareOutbox();
  return (
    <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {withoutDeleted(row.cells, outbox).map(({ id, cursor }, i) => (
        <div key={id}>
          <FeedCard
            id={id}
            cursor={cursor}
            tag={tag}
            position={above + row.position + i + 1}
            size={size}
            onNear={readAround}
            onMissing={onMissing}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Tells screen readers that the feed is changing while a page loads. The attribute is set on the element, because rendering
 * the feed page for it would cost frames.
 */
function useBusy(feed: RefObject<HTMLElement | null>, isLoading: boolean): void {
  useEffect(() => {
    const element = feed.current;
    element?.setAttribute('aria-busy', String(isLoading));
    // The feed stays when this list goes, even while a page is loading.
    return () => element?.setAttribute('aria-busy', 'false');
  }, [feed, isLoading]);
}

/** Counts the posts that cannot be shown, each of which says so for readers who see it. */
function useMissing(): { hasMissing: boolean; onMissing: () => () => void } {
  const [missing, setMissing] = useState(0);
  const onMissing = useCallback(() => {
    setMissing((count) => count + 1);
    return () => setMissing((count) => count - 1);
  }, []);
  return { hasMissing: missing > 0, onMissing };
}
