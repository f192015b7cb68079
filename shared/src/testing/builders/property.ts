import type { Property, PropertyDetail } from '../../contracts/property/property.contract';
import { image } from './image';
import { openDaily } from './opening-hours';
import { uuidOf } from './uuid-of';

export const property = (facts: Partial<Property> = {}): Property => ({
  identity: 'grand',
  uuid: uuidOf(1),
  name: 'The Grand',
  tagline: 'By the sea since 1904',
  address: 'Rua do Mar 1, Lisbon',
  hero: image(),
  languages: ['en', 'es'],
  theme: { accentHue: 220, accentChroma: 0.1, face: 'serif', radius: 12 },
  description: 'A house by the sea.',
  timeZone: 'Europe/Lisbon',
  businessDayStart: '05:00',
  currency: 'EUR',
  currencyPrecision: 2,
  defaultLanguage: 'en',
  phone: '+351 210 000 000',
  emergencyPhone: '112',
  location: { lat: 38.7, lng: -9.4 },
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  features: {
    tableBooking: true,
    ordering: true,
    activities: true,
    requests: true,
    chat: true,
    feed: true,
    loyalty: true,
    folio: false,
    wifi: true,
  },
  policies: {
    cancelText: 'Free until the day before.',
    privacyUrl: 'https://grand.example/privacy',
    termsUrl: 'https://grand.example/terms',
    termsVersion: '1',
    guidelinesVersion: '1',
  },
  chatSettings: {
    enabled: true,
    chat_engine_socket_host: '',
    staffHours: openDaily('07:00', '23:00'),
    expectedReplyMinutes: 5,
    guestToGuest: 'off',
  },
  ...facts,
});

/** Returns a property in the form of its endpoint's reply, for the host's store. */
export const propertyDetail = (facts: Partial<Property> = {}): PropertyDetail => ({
  system: { property: property(facts), components: { footer: { items: [] } } },
});
