import { DEFAULT_POLICY } from '../../table-booking/model/default-policy';
import { tableName } from '../model/table-name';
import type { Check } from './check';
import { groupsOf } from './menu-parts';

/** Checks that every offer can be fulfilled: tables exist, and the units and modifiers can be chosen. */
export const checkBookings: Check = (content, report) => {
  for (const { file, value, tables, policies } of content.outlets) {
    if (value.booking === 'external' && value.bookingUrl === undefined)
      report(
        { file, path: ['booking'] },
        { code: 'booking-url-missing', message: 'Bookings on another site need "bookingUrl".' },
      );
    const isHere = value.booking === 'instant' || value.booking === 'onDemand';
    if (isHere && !tables)
      report(
        { file, path: ['booking'] },
        { code: 'tables-missing', message: 'Bookings need a tables.yaml beside this file.' },
      );
    if (!tables) continue;
    const seats: number[] = [];
    const names = new Set<string>();
    for (const [i, area] of tables.value.areas.entries())
      for (const [size, ofSize] of Object.entries(area.tables)) {
        if (ofSize.length > 0) seats.push(Number(size));
        for (const [k, table] of ofSize.entries()) {
          const name = tableName(table);
          if (names.has(name))
            report(
              { file: tables.file, path: ['areas', i, 'tables', size, k] },
              { code: 'table-twice', message: `There is a table "${name}" already.` },
            );
          names.add(name);
        }
      }
    const largest = policies?.value.booking?.partyMax ?? DEFAULT_POLICY.partyMax;
    if (policies?.value.booking?.partyMax !== undefined && largest > Math.max(0, ...seats))
      report(
        { file: policies.file, path: ['booking', 'partyMax'] },
        { code: 'party-too-large', message: `No table has ${largest} seats.` },
      );
  }
  for (const { file, value } of content.activities) {
    const types = (value.booking?.units ?? []).map(({ type }) => type);
    for (const [i, unit] of (value.booking?.units ?? []).entries()) {
      if (types.indexOf(unit.type) !== i)
        report(
          { file, path: ['booking', 'units', i, 'type'] },
          { code: 'unit-twice', message: `"${unit.type}" has a price already.` },
        );
      for (const [k, other] of (unit.with ?? []).entries())
        if (!types.includes(other))
          report(
            { file, path: ['booking', 'units', i, 'with', k] },
            { code: 'unit-unknown', message: `There is no unit "${other}" here.` },
          );
    }
  }
  for (const { file, group, path } of groupsOf(content)) {
    const { min = 0, max = Math.max(1, min), most = 1, options } = group;
    if (min > max || min > options.length * most || options.filter((one) => one.default).length > max)
      report(
        { file, path },
        { code: 'modifier-range', message: `Of "${group.key}" a guest cannot choose from ${min} to ${max}.` },
      );
  }
};
