import type { ContentRows } from '../rows/rows';

type Tables = Pick<ContentRows, 'diningArea' | 'diningTable'>;

/**
 * Returns the areas and tables of outlets that the content no longer has. They stay as long as the withdrawn outlet,
 * because bookings refer to them, and an outlet that comes back is compared with them.
 */
export function withdrawnTables(next: Pick<ContentRows, 'outlet' | 'diningArea'>, live: Tables): Tables {
  const outletIds = new Set(next.outlet.map(({ id }) => id));
  const areaIds = new Set(next.diningArea.map(({ id }) => id));
  const areas = live.diningArea.filter(({ id, outletId }) => !outletIds.has(outletId) && !areaIds.has(id));
  const keptIds = new Set(areas.map(({ id }) => id));
  return { diningArea: areas, diningTable: live.diningTable.filter(({ areaId }) => keptIds.has(areaId)) };
}
