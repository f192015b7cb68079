import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { StoredAvailability, DrawnPicture } from '../../platform/db/tables/columns/stored';
import type { DemoAvailability, DemoPicture, DemoProperty } from '../model/demo-property';
import { demoId, demoNumber } from '../life/demo-id';

/** The context for creating the rows of a property. */
export interface ImportContext {
  property: DemoProperty;
  propertyId: string;
  now: Date;
  /** The current date at the property. */
  today: string;
  idOf(kind: string, ...key: string[]): string;
  /** Maps a picture to its stored form. `of` names its owner, so that two pictures of one scene differ. */
  picture(picture: DemoPicture, of: string): DrawnPicture;
  hours(hours: DemoAvailability): StoredAvailability;
  hoursAgo(hours: number): Date;
}

export function createImportContext(property: DemoProperty, now: Date): ImportContext {
  const today = dateOf(localDateTimeAt(now.getTime(), property.timeZone));
  return {
    property,
    propertyId: demoId('property', property.slug),
    now,
    today,
    idOf: (kind, ...key) => demoId(property.slug, kind, ...key),
    picture: ({ scene, alt }, of) => ({ scene, alt, seed: demoNumber(property.slug, scene, of) }),
    hours: ({ weekly, exceptions = [], fromInDays, untilInDays }) => ({
      weekly,
      exceptions: exceptions.map(({ inDays, ...exception }) => ({
        ...exception,
        date: addDays(today, inDays),
      })),
      temporarilyClosed: null,
      ...(fromInDays !== undefined && { from: addDays(today, fromInDays) }),
      ...(untilInDays !== undefined && { until: addDays(today, untilInDays) }),
    }),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 3_600_000),
  };
}
