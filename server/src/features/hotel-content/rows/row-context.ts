import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { contentId, idKeyOf } from '../model/content-id';
import { dateOn } from '../model/hours';
import type { HotelContent, Part } from '../model/hotel-content';
import { precisionOf, toMinorUnits } from '../model/money';
import { createTexts, type Texts } from '../model/texts';

/** The input that all mappers of rows share. */
export interface RowContext {
  content: HotelContent;
  propertyId: string;
  precision: number;
  texts: Texts;
  idOf(kind: string, ...keys: string[]): string;
  outletId(key: string): string;
  activityId(key: string): string;
  /** Converts an amount that has been checked to minor units. */
  amount(money: number): number;
  /** Resolves a date, which may be relative to today in a demo hotel. */
  toDate(date: string): string;
}

interface Named {
  key: string;
  formerKey?: string | undefined;
  uuid?: string | undefined;
}

export function createRowContext(content: HotelContent, now: Date): RowContext {
  const { slug, currency } = content.hotel.value;
  const today = todayAt(content, now);
  const precision = precisionOf(currency) ?? 2;
  const idOf = (kind: string, ...keys: string[]) => contentId(slug, kind, ...keys);
  const idOfPart = (kind: string, parts: readonly Part<Named>[], key: string) => {
    const { uuid, ...keys } = parts.find(({ value }) => value.key === key)?.value ?? { key };
    return uuid ?? idOf(kind, idKeyOf(keys));
  };
  return {
    content,
    propertyId: propertyIdIn(content),
    precision,
    texts: createTexts(content),
    idOf,
    outletId: (key) => idOfPart('outlet', content.outlets, key),
    activityId: (key) => idOfPart('activity', content.activities, key),
    amount(money) {
      const minor = toMinorUnits(money, precision);
      if (minor === undefined) throw new RangeError(`${money} has more decimals than ${currency}`);
      return minor;
    },
    toDate: (date) => dateOn(today, date),
  };
}

/** Returns the date of a hotel, on which only the relative dates of a demo hotel depend beside its content. */
export const todayAt = ({ hotel }: Pick<HotelContent, 'hotel'>, now: Date): string =>
  dateOf(localDateTimeAt(now.getTime(), hotel.value.timeZone));

export const propertyIdOf = (slug: string): string => contentId(slug, 'property');

export const propertyIdIn = ({ hotel }: Pick<HotelContent, 'hotel'>): string =>
  hotel.value.uuid ?? propertyIdOf(hotel.value.slug);
