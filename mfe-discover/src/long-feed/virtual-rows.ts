import {
  ACTION_ITEMS_LENGTH_CHANGE,
  createListLayout,
  createVirtualStore,
  createWindowDriver,
  UPDATE_SCROLL_EVENT,
  UPDATE_VIRTUAL_STATE,
} from 'virtua/unstable_core';

/** The first and the last of the rows that are rendered. */
export type RowRange = readonly [first: number, last: number];

/** The rows of a scrolling window that are to be rendered, with their positions. */
export type VirtualRows = ReturnType<typeof createVirtualRows>;

// The library publishes this part without types.
interface Layout {
  $findIndex(offset: number): number;
  $snapshot(): unknown;
}
interface Store {
  $getStateVersion(): number;
  $getRange(bufferPx: number): RowRange;
  $getItemOffset(index: number): number;
  $getStartSpacerSize(): number;
  $getViewportSize(): number;
  $getTotalSize(): number;
  $isScrolling(): boolean;
  $subscribe(events: number, listener: (isUrgent?: boolean) => void): void;
  $update(action: number, value: number): void;
  $dispose(): void;
}
interface Driver {
  $observe(box: HTMLElement): void;
  $observeItem(row: HTMLElement, index: number): () => void;
  $scroll(index: number, options: { offset: number }): Promise<void>;
  $effect(): void;
  $dispose(): void;
}

/** Creates the state of a virtual list. `heights` are those that an earlier list has measured. */
export function createVirtualRows(count: number, heights: unknown) {
  const layout: Layout = createListLayout(count, undefined, heights);
  const store: Store = createVirtualStore(layout);
  const driver: Driver = createWindowDriver(store, layout, false);
  return {
    /** Changes with each change of the list. */
    version: () => store.$getStateVersion(),
    isMeasured: () => store.$getViewportSize() > 0,
    isScrolling: () => store.$isScrolling(),
    height: () => store.$getTotalSize(),
    range: (bufferPx: number) => store.$getRange(bufferPx),
    topOf: (index: number) => store.$getItemOffset(index),
    heights: () => layout.$snapshot(),
    setCount: (rows: number) => store.$update(ACTION_ITEMS_LENGTH_CHANGE, rows),

    /** Returns the rows on the screen when the page is scrolled to this place; `undefined` if it shows none. */
    rangeAt(top: number): RowRange | undefined {
      const start = top - store.$getStartSpacerSize();
      const end = start + store.$getViewportSize();
      if (end <= 0 || start >= store.$getTotalSize()) return undefined;
      return [layout.$findIndex(Math.max(0, start)), layout.$findIndex(end)];
    },

    scrollTo: (index: number, offset: number) => void driver.$scroll(index, { offset }),
    observeRow: (row: HTMLElement, index: number) => driver.$observeItem(row, index),
    /** Must be called after each rendering of a change: it corrects the place of the page by what was measured. */
    rendered: () => driver.$effect(),

    /** Follows the scrolling of the page until the returned function is called. */
    observe(box: HTMLElement, on: { change: (isUrgent: boolean) => void; scroll: () => void }): () => void {
      store.$subscribe(UPDATE_VIRTUAL_STATE, (isUrgent) => on.change(isUrgent === true));
      store.$subscribe(UPDATE_SCROLL_EVENT, on.scroll);
      driver.$observe(box);
      return () => {
        store.$dispose();
        driver.$dispose();
      };
    },
  };
}
