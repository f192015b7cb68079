import { hotels } from '../suite/hotels';

/** Each theme uses another hotel, so that the screenshots also differ in content, currency and colours. */
export const looks = {
  light: { property: hotels.lisbon.property, locale: 'en-GB', colorScheme: 'light' },
  dark: { property: hotels.kyoto.property, locale: 'ja-JP', colorScheme: 'dark' },
  arabic: { property: hotels.muscat.property, locale: 'ar-OM', colorScheme: 'light' },
} as const;
export type LookName = keyof typeof looks;

export const sizes = {
  phone: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;
export type SizeName = keyof typeof sizes;

export const lookNames = Object.keys(looks) as LookName[];
export const sizeNames = Object.keys(sizes) as SizeName[];
