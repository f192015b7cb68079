import type {
  FooterItem,
  Property,
  PropertySummary,
} from '@guest/shared/contracts/property/property.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import { HERO, type PropertyScope } from '../property/property-scope';

export function toSummary({ property, say, image }: PropertyScope): PropertySummary {
  return {
    identity: property.slug,
    uuid: property.id,
    name: say(property.name),
    tagline: say(property.tagline),
    address: say(property.address),
    hero: image(property.hero, HERO),
    languages: property.languages,
    defaultLanguage: property.defaultLanguage,
    theme: property.theme,
  };
}

export interface ChatSetUp {
  /** The chat host by property, for properties whose chat runs on another host. */
  chatHosts: Record<string, string>;
  /** `null` if translation is not configured. */
  translation: object | null;
}

export function toProperty(scope: PropertyScope, { chatHosts, translation }: ChatSetUp): Property {
  const { property, say, hours } = scope;
  return {
    ...toSummary(scope),
    description: say(property.description),
    timeZone: property.timeZone,
    businessDayStart: property.businessDayStart,
    currency: property.currency,
    currencyPrecision: property.currencyPrecision,
    phone: property.phone,
    emergencyPhone: property.emergencyPhone,
    location: property.location,
    checkInFrom: property.checkInFrom,
    checkOutUntil: property.checkOutUntil,
    features: property.features,
    policies: {
      cancelText: say(property.cancelText),
      privacyUrl: property.privacyUrl,
      termsUrl: property.termsUrl,
      termsVersion: property.termsVersion,
      guidelinesVersion: property.guidelinesVersion,
    },
    chatSettings: {
      enabled: property.isChatEnabled && property.features.chat,
      chat_engine_socket_host: chatHosts[property.slug] ?? '',
      staffHours: hours(property.staffHours),
      expectedReplyMinutes: property.expectedReplyMinutes,
      guestToGuest: property.guestToGuest,
      ...(translation && { translates: true }),
    },
  };
}

/** Returns the Wi-Fi credentials of the property. */
export const wifiOf = ({ property: { wifi }, say }: PropertyScope): Property['wifi'] => ({
  ssid: wifi.ssid,
  password: wifi.password,
  note: say(wifi.note),
});

/** Returns the navigation of a property by route names. */
export function footerOf({ property: { features, isChatEnabled } }: PropertyScope): FooterItem[] {
  const item = (name: RouteName, show: boolean) => ({ name, show });
  return [
    item('property', true),
    item('property-directories-outlets', true),
    item('property-activities-index', features.activities),
    item('property-discover', features.feed),
    item('property-chat', features.chat && isChatEnabled),
  ];
}
