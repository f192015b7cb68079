import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the number of columns of a grid, which the style sheet decides by its width. 1 until it is `isWanted`. */
export function useColumns(grid: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isWanted || !element) return;
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, isWanted]);
  return columns;
}
