import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { demoId } from './demo-id';

/** The demo hotel to which people and texts are added. */
export interface DemoHotelFacts {
  id: string;
  slug: string;
  timeZone: string;
}

/** The shared input for creating the rows of people and texts of a demo hotel. */
export interface LifeContext {
  propertyId: string;
  timeZone: string;
  now: Date;
  /** The current date at the hotel. */
  today: string;
  idOf(kind: string, ...key: string[]): string;
  hoursAgo(hours: number): Date;
}

const HOUR_MS = 3_600_000;

export const createLifeContext = ({ id, slug, timeZone }: DemoHotelFacts, now: Date): LifeContext => ({
  propertyId: id,
  timeZone,
  now,
  today: dateOf(localDateTimeAt(now.getTime(), timeZone)),
  idOf: (kind, ...key) => demoId(slug, kind, ...key),
  hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR_MS),
});
