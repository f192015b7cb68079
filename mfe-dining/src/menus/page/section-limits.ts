/** Returns how many dishes of each section to render if a menu is rendered from the top. */
export const sectionLimits = (counts: readonly number[], visibleCount: number): number[] =>
  counts.map((count, i) => {
    const above = counts.slice(0, i).reduce((sum, it) => sum + it, 0);
    return Math.min(count, Math.max(0, visibleCount - above));
  });
