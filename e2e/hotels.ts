import { pathTo, type RouteName } from '@guest/shared/routes/routes';

/** The three demo hotels, and one of each thing that an address can name. */
export const hotels = {
  lisbon: { property: 'casa-miramar', name: 'Casa Miramar', lang: 'en' },
  muscat: { property: 'qasr-al-bahr', name: 'قصر البحر', lang: 'ar' },
  kyoto: { property: 'higashiyama-an', name: '東山庵', lang: 'ja' },
} as const;

/** One real page of each part of the suite, by its address in a hotel. */
export const firstPages: Record<string, (property: string) => string> = Object.fromEntries(
  (
    [
      ['shell', 'property'],
      ['discover', 'property-discover'],
      ['dining', 'property-directories'],
      ['activities', 'property-activities-index'],
      ['chat', 'property-chat-intro'],
      ['account', 'property-signin'],
    ] satisfies [string, RouteName][]
  ).map(([owner, name]) => [owner, (property: string) => pathTo(name, { property })]),
);
