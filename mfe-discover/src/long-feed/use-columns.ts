import { useEffect, useState, type RefObject } from 'react';

/** Returns the number of columns of a grid, which the style sheet decides by its width; `before` until it is known. */
export function useColumns(grid: RefObject<HTMLElement | null>, before: number): number {
  const [columns, setColumns] = useState(before);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    // The observer counts in the next frame, in which the style is computed anyway.
    if (before === 0) count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, before]);
  return columns;
}
