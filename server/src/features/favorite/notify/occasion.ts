import type { PropertyScope } from '../../property/property-scope';

/** A session of an activity or an evening of an outlet, with the facts that the notifications depend on. */
export interface Occasion {
  /** The id of the session, or the business day of the evening. */
  key: string;
  date: string;
  /** Missing for an evening. */
  time?: string;
  startsAt: number;
  /** `closed` can no longer be booked, whether or not there are places. */
  status: 'full' | 'open' | 'closed';
  /** Guests on a waitlist come first: while a guest waits, no other guest is notified. */
  hasWaitlist: boolean;
}

/** Loads the occasions of a favorite within the days that are watched. */
export type LoadOccasions = (scope: PropertyScope, uuid: string) => Promise<Occasion[]>;

/** Occasions are watched this far ahead. */
export const WATCHED_DAYS = 14;
