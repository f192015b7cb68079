import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useShareOutbox } from '../outbox/use-share';
import { withoutDeleted } from '../own/own-changes';
import { sizeOf, type FeedVisit } from '../visit/feed-visit';
import { FeedCard } from './feed-card';
import { cellsOf, missingInLastRow } from './feed-rows';
import { FurtherRows } from './further-rows';
import styles from './long-feed.module.css';
import { useColumns } from './use-columns';
import { usePagesAround } from './use-pages-around';

export interface LongFeedProps {
  visit: FeedVisit;
  tag: string | undefined;
  /** The list of the first page, whose grid contains this part. */
  grid: RefObject<HTMLElement | null>;
  /** The element below the list, which contains the button for more posts. */
  foot: RefObject<HTMLElement | null>;
  /** The posts of the first page. */
  above: readonly Post[];
  /** Called when a guest who has come back sees the posts at their place, so that the others can follow. */
  onSettled: () => void;
}

/** The further pages of the feed: the posts that complete the last row of the first page, and a virtual list. */
export function LongFeed(props: LongFeedProps) {
  const { visit, tag, grid, foot, above, onSettled } = props;
  const pages = useStore(visit, (state) => state.pages);
  const first = useStore(visit, (state) => state.first);
  const size = useStore(visit, sizeOf);
  const columns = useColumns(grid, visit.getState().position?.columns ?? 0);
  const readAround = usePagesAround(visit, tag);
  const outbox = useShareOutbox();
  if (columns === 0) return null;
  const cells = cellsOf({ first, pages });
  const filling = cells.slice(0, missingInLastRow(above, columns));
  return (
    <>
      {withoutDeleted(filling, outbox).map(({ id, cursor }, i) => (
        <div key={id}>
          <FeedCard
            id={id}
            cursor={cursor}
            tag={tag}
            position={above.length + i + 1}
            size={size}
            onNear={readAround}
          />
        </div>
      ))}
      <div className={styles.rest}>
        <FurtherRows
          visit={visit}
          tag={tag}
          cells={cells}
          skipped={filling.length}
          columns={columns}
          above={above.length}
          grid={grid}
          foot={foot}
          onSettled={onSettled}
        />
      </div>
    </>
  );
}
