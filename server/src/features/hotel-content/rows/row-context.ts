import { contentId } from '../model/content-id';
import type { HotelContent } from '../model/hotel-content';
import { precisionOf, toMinorUnits } from '../model/money';
import { createTexts, type Texts } from '../model/texts';

/** What every mapper of rows needs. */
export interface RowContext {
  content: HotelContent;
  propertyId: string;
  precision: number;
  texts: Texts;
  idOf(kind: string, ...keys: string[]): string;
  outletId(key: string): string;
  activityId(key: string): string;
  /** Reads a checked amount in minor units. */
  amount(money: number): number;
}

export function createRowContext(content: HotelContent): RowContext {
  const { slug, currency } = content.hotel.value;
  const precision = precisionOf(currency) ?? 2;
  const idOf = (kind: string, ...keys: string[]) => contentId(slug, kind, ...keys);
  return {
    content,
    propertyId: propertyIdOf(slug),
    precision,
    texts: createTexts(content),
    idOf,
    outletId: (key) =>
      content.outlets.find(({ value }) => value.key === key)?.value.uuid ?? idOf('outlet', key),
    activityId: (key) =>
      content.activities.find(({ value }) => value.key === key)?.value.uuid ?? idOf('activity', key),
    amount(money) {
      const minor = toMinorUnits(money, precision);
      if (minor === undefined) throw new RangeError(`${money} has more decimals than ${currency}`);
      return minor;
    },
  };
}

export const propertyIdOf = (slug: string): string => contentId(slug, 'property');
