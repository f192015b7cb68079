import type { activity, bookableActivity } from '../../platform/db/tables/schema';
import type { DemoActivity } from '../model/demo-property';
import type { Filling } from './filling';

export function activityRows({ property, propertyId, now, picture, idOf }: Filling) {
  return property.activities.map((demo, position): typeof activity.$inferInsert => ({
    id: idOf('activity', demo.slug),
    propertyId,
    outletId: demo.outletSlug && idOf('outlet', demo.outletSlug),
    slug: demo.slug,
    position,
    name: demo.name,
    description: demo.description,
    pictures: demo.pictures.map((one, i) => picture(one, `${demo.slug}/${i}`)),
    place: demo.place,
    categories: demo.categories,
    ageLabel: demo.ageLabel,
    level: demo.level,
    languages: demo.languages,
    durationMinutes: demo.durationMinutes,
    isDropIn: demo.dropIn,
    price: demo.price,
    isWeatherDependent: demo.weatherDependent,
    accessibility: demo.accessibility,
    whatToBring: demo.whatToBring,
    included: demo.included,
    updatedAt: now,
  }));
}

export function bookableActivityRows(filling: Filling) {
  return filling.property.activities.flatMap((demo) => {
    const row = bookableRow(filling, demo);
    return row ? [row] : [];
  });
}

export const bookableIdOf = ({ idOf }: Filling, { slug, booking }: DemoActivity) =>
  booking && idOf('bookable', slug);

function bookableRow(filling: Filling, demo: DemoActivity): typeof bookableActivity.$inferInsert | undefined {
  const { slug, booking } = demo;
  if (!booking) return undefined;
  const { idOf, propertyId } = filling;
  const unitIdOf = (type: string) => idOf('unit', slug, type);
  return {
    id: bookableIdOf(filling, demo),
    propertyId,
    activityId: idOf('activity', slug),
    name: booking.name,
    units: booking.units.map(({ accompaniedBy = [], ...unit }) => ({
      ...unit,
      unitId: unitIdOf(unit.type),
      accompaniedBy: accompaniedBy.map(unitIdOf),
    })),
    minUnits: booking.minUnits,
    maxUnits: booking.maxUnits,
    minParticipants: booking.minParticipants,
    bookingCutoffMinutes: booking.bookingCutoffMinutes,
    cancelCutoffMinutes: booking.cancelCutoffMinutes,
    requiresApproval: booking.requiresApproval,
    policyText: booking.policyText,
  };
}
