import type { Lang } from '@guest/shared/contracts/core/languages';
import { pathTo } from '@guest/shared/routes/routes';
import type { PropertyRow } from '../../features/property/property-scope';
import type { AppShortcut } from './web-manifest';

/** The pages that a guest opens most, in the order in which they are offered. */
const NAMES = {
  'property-chat': {
    en: 'Write to reception',
    es: 'Escribir a recepción',
    fr: 'Écrire à la réception',
    ja: 'フロントに連絡',
    ar: 'مراسلة الاستقبال',
  },
  'property-request-create': {
    en: 'New request',
    es: 'Nueva solicitud',
    fr: 'Nouvelle demande',
    ja: '新しいご依頼',
    ar: 'طلب جديد',
  },
  'property-directories-outlets': {
    en: 'Restaurants and bars',
    es: 'Restaurantes y bares',
    fr: 'Restaurants et bars',
    ja: 'レストランとバー',
    ar: 'المطاعم والبارات',
  },
  'property-reservations': {
    en: 'My stay',
    es: 'Mi estancia',
    fr: 'Mon séjour',
    ja: 'ご滞在',
    ar: 'إقامتي',
  },
} as const satisfies Record<string, Record<Lang, string>>;

/** Returns the shortcuts of a hotel's app, without those for which it has no page. */
export function shortcutsOf(
  { slug, features, isChatEnabled }: Pick<PropertyRow, 'slug' | 'features' | 'isChatEnabled'>,
  lang: Lang,
): AppShortcut[] {
  const isOffered = {
    'property-chat': features.chat && isChatEnabled,
    'property-request-create': features.requests,
    'property-directories-outlets': true,
    'property-reservations': true,
  };
  const pages = Object.keys(NAMES) as (keyof typeof NAMES)[];
  return pages
    .filter((page) => isOffered[page])
    .map((page) => ({ name: NAMES[page][lang], url: pathTo(page, { property: slug }) }));
}
