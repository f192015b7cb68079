import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { Image, Price } from '@guest/shared/contracts/core/values';
import type { property } from '../../platform/db/tables/schema';
import type {
  StoredAvailability,
  StoredHours,
  StoredPicture,
  Text,
} from '../../platform/db/tables/columns/stored';
import { chooseLanguage } from '../../platform/http/accepted-languages';
import { toImportedImage } from './imported-image';
import { pictureUrl } from './picture-url';

export type PropertyRow = typeof property.$inferSelect;

/**
 * A property with the caller's language. Its functions map stored texts, pictures, hours and prices to the
 * contract types.
 */
export interface PropertyScope {
  property: PropertyRow;
  lang: string;
  localize(text: Text): string;
  /** A generated picture has no size of its own, so this is used. */
  image(picture: StoredPicture, size?: Pick<Image, 'width' | 'height'>): Image;
  hours(hours: StoredAvailability): Availability;
  price(amount: number): Price;
}

const PICTURE_SIZE = { width: 800, height: 600 };
export const HERO_SIZE = { width: 1600, height: 900 };

export function scopeOf(row: PropertyRow, languages: string[]): PropertyScope {
  const lang = chooseLanguage(languages, row.languages, row.defaultLanguage);
  // A hotel may have added a language, even as its first, before every text is translated.
  const order = [lang, row.defaultLanguage, ...row.languages];
  const localize = (text: Text) => {
    const known = order.find((one) => text[one] !== undefined);
    return (known === undefined ? Object.values(text)[0] : text[known]) ?? '';
  };
  return {
    property: row,
    lang,
    localize,
    image(picture, size = PICTURE_SIZE) {
      const alt = localize(picture.alt);
      if ('hash' in picture) return { ...toImportedImage(row.slug, picture), alt };
      const url = pictureUrl(row.slug, picture);
      return { url, thumbUrl: url, alt, ...size };
    },
    hours: (hours) => toAvailability(hours, localize),
    price: (amount) => ({
      amount,
      currency: row.currency,
      currencyPrecision: row.currencyPrecision,
    }),
  };
}

function toAvailability(
  { weekly, exceptions, temporarilyClosed, from, until }: StoredAvailability,
  localize: PropertyScope['localize'],
): Availability {
  const interval = ({ from, to, label }: StoredHours['weekly'][number]['intervals'][number]) => ({
    from,
    to,
    ...(label && { label: localize(label) }),
  });
  return {
    weekly: weekly.map(({ days, intervals }) => ({ days, intervals: intervals.map(interval) })),
    exceptions: exceptions.map(({ intervals, label, ...exception }) => ({
      ...exception,
      ...(intervals && { intervals: intervals.map(interval) }),
      label: localize(label),
    })),
    temporarilyClosed: temporarilyClosed && {
      ...temporarilyClosed,
      reason: localize(temporarilyClosed.reason),
    },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}
