import type { Lang } from '@guest/shared/contracts/core/languages';
import type { DayPart } from '@guest/shared/contracts/bookable/day-parts';
import type { People } from '@guest/shared/contracts/bookable/choose-units';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';

/** The query of a guest, with the moment at which it is answered. */
export interface BookableQuery {
  people: People;
  part: DayPart;
  /** `null` for a visitor, and for a guest whose stay the hotel does not know. */
  stay: StayDates | null;
  /** The guest's own holds do not count as taken. */
  guestId: string | undefined;
  /** The language of the app's own texts. */
  lang: Lang;
  now: number;
}

/** Business days of the property, from the first on. */
export interface Days {
  date: string;
  days: number;
}

export const partySizeOf = ({ adults, ages }: People): number => adults + ages.length;
