import { pathTo } from '@guest/shared/routes/routes';
import type { property } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';

export function propertyRow(context: ImportContext, position: number): typeof property.$inferInsert {
  const { property: demo } = context;
  const policyUrl = (entry: string) =>
    `${pathTo('property-directories-directory', { property: demo.slug, directory: demo.policiesIn })}#entry-${entry}`;
  return {
    id: context.propertyId,
    slug: demo.slug,
    position,
    name: demo.name,
    tagline: demo.tagline,
    description: demo.description,
    timeZone: demo.timeZone,
    currency: demo.currency,
    currencyPrecision: demo.currencyPrecision,
    languages: demo.languages,
    defaultLanguage: demo.languages[0] ?? 'en',
    phone: demo.phone,
    emergencyPhone: demo.emergencyPhone,
    address: demo.address,
    location: demo.location,
    wifi: demo.wifi,
    hero: context.picture(demo.hero, 'hero'),
    theme: demo.theme,
    features: {
      tableBooking: demo.outlets.some(({ bookingMode }) => bookingMode !== 'none'),
      ordering: demo.outlets.some(({ orderModes }) => orderModes.length > 0),
      activities: demo.activities.length > 0,
      requests: demo.requestTemplates.length > 0,
      chat: true,
      feed: true,
      loyalty: true,
      folio: false,
    },
    rooms: demo.rooms,
    checkInFrom: demo.checkInFrom,
    checkOutUntil: demo.checkOutUntil,
    cancelText: demo.cancelText,
    termsUrl: policyUrl('terms'),
    privacyUrl: policyUrl('privacy'),
    guidelines: demo.guidelines,
    staffHours: context.hours(demo.staffHours),
    expectedReplyMinutes: demo.expectedReplyMinutes,
    guestToGuest: demo.guestToGuest,
    mobileApp: demo.mobileApp ?? null,
    isDemo: true,
    updatedAt: context.now,
  };
}
