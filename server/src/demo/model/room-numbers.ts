/** Returns the numbers of rooms that follow one another, such as those of a floor. */
export const roomNumbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
