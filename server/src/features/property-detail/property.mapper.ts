import type {
  FooterItem,
  Property,
  PropertySummary,
  Wifi,
} from '@guest/shared/contracts/property/property.contract';
import type { RouteName } from '@guest/shared/routes/routes';
import { HERO_SIZE, type PropertyScope } from '../property/property-scope';

export function toPropertySummary({ property, localize, image }: PropertyScope): PropertySummary {
  return {
    identity: property.slug,
    uuid: property.id,
    name: localize(property.name),
    tagline: localize(property.tagline),
    address: localize(property.address),
    hero: image(property.hero, HERO_SIZE),
    languages: property.languages,
    defaultLanguage: property.defaultLanguage,
    theme: property.theme,
    ...(property.mobileApp && { mobileApp: { opens: property.mobileApp.opens } }),
  };
}

interface ChatConfig {
  /** The chat host by property, for properties whose chat runs on another host. */
  chatHosts: Record<string, string>;
  /** `null` if translation is not configured. */
  translation: object | null;
}

export interface DetailConfig extends ChatConfig {
  /** Whether codes can be sent as text messages. */
  canText: boolean;
}

export function toProperty(
  scope: PropertyScope,
  { chatHosts, translation, canText }: DetailConfig,
): Property {
  const { property, localize, hours } = scope;
  return {
    ...toPropertySummary(scope),
    description: localize(property.description),
    timeZone: property.timeZone,
    businessDayStart: property.businessDayStart,
    currency: property.currency,
    currencyPrecision: property.currencyPrecision,
    phone: property.phone,
    emergencyPhone: property.emergencyPhone,
    location: property.location,
    checkInFrom: property.checkInFrom,
    checkOutUntil: property.checkOutUntil,
    features: { ...property.features, wifi: hasWifi(scope), phoneCodes: canText },
    policies: {
      cancelText: localize(property.cancelText),
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

/** A hotel without a network for guests leaves its name empty. */
export const hasWifi = ({ property: { wifi } }: PropertyScope): boolean => wifi.ssid !== '';

/** Returns the Wi-Fi credentials of the property. */
export const toWifi = ({ property: { wifi }, localize }: PropertyScope): Wifi => ({
  ssid: wifi.ssid,
  password: wifi.password,
  note: localize(wifi.note),
});

/** Returns the navigation of a property by route names. */
export function toFooter({ property: { features, isChatEnabled } }: PropertyScope): FooterItem[] {
  const item = (name: RouteName, show: boolean) => ({ name, show });
  return [
    item('property', true),
    item('property-directories-outlets', true),
    item('property-activities-index', features.activities),
    item('property-discover', features.feed),
    item('property-chat', features.chat && isChatEnabled),
  ];
}
