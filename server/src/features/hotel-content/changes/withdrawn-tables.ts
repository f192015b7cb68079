import type { ContentRows } from '../rows/rows';

/**
 * Adds the areas and tables of outlets that the content no longer has. They stay as long as the withdrawn outlet,
 * because bookings refer to them, and an outlet that comes back is compared with them.
 */
export function withWithdrawnTables(next: ContentRows, live: ContentRows | null): ContentRows {
  if (!live) return next;
  const outletIds = new Set(next.outlet.map(({ id }) => id));
  const areaIds = new Set(next.diningArea.map(({ id }) => id));
  const areas = live.diningArea.filter(({ id, outletId }) => !outletIds.has(outletId) && !areaIds.has(id));
  const keptIds = new Set(areas.map(({ id }) => id));
  return {
    ...next,
    diningArea: [...next.diningArea, ...areas],
    diningTable: [...next.diningTable, ...live.diningTable.filter(({ areaId }) => keptIds.has(areaId))],
  };
}
