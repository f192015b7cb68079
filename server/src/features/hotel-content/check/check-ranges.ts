import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { DEFAULT_POLICY } from '../../table-booking/model/default-policy';
import type { Path } from '../folder/source-file';
import type { Booking, Ordering } from '../schema/outlet.schema';
import type { Check, Report } from './check';
import { itemsOf } from './menu-parts';

/** A table that is kept for no time could be booked by everybody at once. */
const STAY_MINUTES = { min: 5, max: 1_440 };

/**
 * Checks that the least of something is not more than the most of it, because guests could then choose nothing. What the
 * folder leaves out has the value that it gets later.
 */
export const checkRanges: Check = (content, report) => {
  const { hotel, outlets, activities, requests } = content;
  const range = (
    { least, most }: { least: number | undefined; most: number | undefined },
    at: { file: string; path: Path },
  ) => {
    if (least === undefined || most === undefined || least <= most) return;
    report(at, { code: 'range-reversed', message: `The least is ${least}, and the most is ${most}.` });
  };
  const totals = (value: Ordering | undefined, file: string) =>
    range({ least: value?.minTotal, most: value?.maxTotal }, { file, path: ['ordering', 'maxTotal'] });

  totals(hotel.value.ordering, hotel.file);
  for (const { policies } of outlets) {
    if (!policies) continue;
    const { file, value } = policies;
    totals(value.ordering, file);
    const { partyMin = DEFAULT_POLICY.partyMin, partyMax = DEFAULT_POLICY.partyMax } = value.booking ?? {};
    range({ least: partyMin, most: partyMax }, { file, path: ['booking', 'partyMin'] });
    checkStays(value.booking, file, report);
  }
  for (const { file, item, path } of itemsOf(content)) {
    const { minQuantity, maxQuantity } = item;
    const { min, max } = quantityRule({
      ...(minQuantity !== undefined && { minQuantity }),
      ...(maxQuantity !== undefined && { maxQuantity }),
    });
    const at = maxQuantity === undefined ? 'minQuantity' : 'maxQuantity';
    range({ least: Math.max(1, min), most: max }, { file, path: [...path, at] });
  }
  for (const { file, value } of activities) {
    const { min, max, units = [] } = value.booking ?? {};
    range({ least: min, most: max }, { file, path: ['booking', 'max'] });
    for (const [i, { minAge, maxAge }] of units.entries())
      range({ least: minAge, most: maxAge }, { file, path: ['booking', 'units', i, 'maxAge'] });
  }
  for (const [i, { fields = [] }] of requests.value.entries())
    for (const [k, { type, min, max, options = [] }] of fields.entries()) {
      const path = ['requests', i, 'fields', k];
      range({ least: min, most: max }, { file: requests.file, path: [...path, 'max'] });
      if ((type === 'select' || type === 'multi') && options.length === 0)
        report(
          { file: requests.file, path: [...path, 'type'] },
          { code: 'options-missing', message: 'A choice needs "options" to choose from.' },
        );
    }
};

function checkStays(booking: Booking | undefined, file: string, report: Report): void {
  const { min, max } = STAY_MINUTES;
  for (const [party, minutes] of Object.entries(booking?.stayMinutes ?? {}))
    if (minutes < min || minutes > max)
      report(
        { file, path: ['booking', 'stayMinutes', party] },
        {
          code: 'range-exceeded',
          message: `${party} is ${minutes < min ? `less than ${min}` : `more than ${max}`}.`,
        },
      );
}
