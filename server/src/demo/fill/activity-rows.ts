import type { activity, bookableActivity } from '../../platform/db/tables/schema';
import type { StoredWaitlist } from '../../platform/db/tables/columns/stored';
import type { DemoActivity } from '../model/demo-property';
import type { ImportContext } from './import-rows';

const DEFAULT_WAITLIST: StoredWaitlist = { enabled: true, mostPerSession: 20, offerMinutes: 15 };

export function activityRows({ property, propertyId, now, picture, idOf }: ImportContext) {
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

export function bookableActivityRows(context: ImportContext) {
  return context.property.activities.flatMap((demo) => {
    const row = bookableRow(context, demo);
    return row ? [row] : [];
  });
}

export const bookableIdOf = ({ idOf }: ImportContext, { slug, booking }: DemoActivity) =>
  booking && idOf('bookable', slug);

function bookableRow(
  context: ImportContext,
  demo: DemoActivity,
): typeof bookableActivity.$inferInsert | undefined {
  const { slug, booking } = demo;
  if (!booking) return undefined;
  const { idOf, propertyId } = context;
  const unitIdOf = (type: string) => idOf('unit', slug, type);
  return {
    id: bookableIdOf(context, demo),
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
    waiver: booking.waiver,
    questions: booking.questions,
    contactFields: booking.contactFields,
    modifyCutoffMinutes: booking.modifyCutoffMinutes,
    payWays: booking.payWays,
    ...(booking.waitlist && { waitlist: { ...DEFAULT_WAITLIST, ...booking.waitlist } }),
  };
}
