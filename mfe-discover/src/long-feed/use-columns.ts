import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the number of columns of a grid, which the style sheet decides by its width; 0 until it is known. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
