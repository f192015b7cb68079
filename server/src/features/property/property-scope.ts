import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { Image, Price } from '@guest/shared/contracts/core/values';
import type { property } from '../../platform/db/tables/schema';
import type {
  StoredAvailability,
  StoredHours,
  StoredPicture,
  Text,
} from '../../platform/db/tables/columns/stored';
import { chosenLanguage } from '../../platform/http/accepted-languages';
import { pictureUrl } from './picture-url';

export type PropertyRow = typeof property.$inferSelect;

/**
 * A property with the caller's language. Its functions map stored texts, pictures, hours and prices to the
 * contract types.
 */
export interface PropertyScope {
  property: PropertyRow;
  lang: string;
  say(text: Text): string;
  image(picture: StoredPicture, size?: Pick<Image, 'width' | 'height'>): Image;
  hours(hours: StoredAvailability): Availability;
  price(amount: number): Price;
}

const PICTURE = { width: 800, height: 600 };
export const HERO = { width: 1600, height: 900 };

export function scopeOf(row: PropertyRow, languages: string[]): PropertyScope {
  const lang = chosenLanguage(languages, row.languages, row.defaultLanguage);
  const say = (text: Text) => text[lang] ?? text[row.defaultLanguage] ?? '';
  return {
    property: row,
    lang,
    say,
    image(picture, size = PICTURE) {
      const url = pictureUrl(row.slug, picture);
      return { url, thumbUrl: url, alt: say(picture.alt), ...size };
    },
    hours: (hours) => hoursIn(hours, say),
    price: (amount) => ({
      amount,
      currency: row.currency,
      currencyPrecision: row.currencyPrecision,
    }),
  };
}

function hoursIn(
  { weekly, exceptions, temporarilyClosed, from, until }: StoredAvailability,
  say: PropertyScope['say'],
): Availability {
  const interval = ({ from, to, label }: StoredHours['weekly'][number]['intervals'][number]) => ({
    from,
    to,
    ...(label && { label: say(label) }),
  });
  return {
    weekly: weekly.map(({ days, intervals }) => ({ days, intervals: intervals.map(interval) })),
    exceptions: exceptions.map(({ intervals, label, ...exception }) => ({
      ...exception,
      ...(intervals && { intervals: intervals.map(interval) }),
      label: say(label),
    })),
    temporarilyClosed: temporarilyClosed && {
      ...temporarilyClosed,
      reason: say(temporarilyClosed.reason),
    },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}
