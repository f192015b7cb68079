import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Property } from '@guest/shared/contracts/property/property.contract';

/** The name of the suite's app on a home screen, for pages outside a property. */
export const SUITE_NAME: Readonly<Record<Lang, string>> = {
  en: 'My Hotel',
  es: 'Mi hotel',
  fr: 'Mon hôtel',
  ja: 'マイホテル',
  ar: 'فندقي',
};

/** The default accent of `theme.css`, for pages without a property. */
export const SUITE_THEME = { accentHue: 245, accentChroma: 0.09 };

/** The description that search engines show for pages outside a property. */
const SUITE_DESCRIPTION: Readonly<Record<Lang, string>> = {
  en: 'Everything for your stay: restaurants and bars, activities, requests and chat with the hotel.',
  es: 'Todo para su estancia: restaurantes y bares, actividades, solicitudes y chat con el hotel.',
  fr: 'Tout pour votre séjour : restaurants et bars, activités, demandes et messagerie avec l’hôtel.',
  ja: 'ご滞在のすべてを。レストランとバー、アクティビティ、ご依頼、そしてホテルとのチャット。',
  ar: 'كل ما تحتاجه إقامتك: المطاعم والبارات والأنشطة والطلبات والمحادثة مع الفندق.',
};

/** About the length that search engines show. */
const MAX_LENGTH = 200;

export function descriptionOf(property: Property | null, lang: Lang): string {
  const text = property ? property.description || property.tagline : SUITE_DESCRIPTION[lang];
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
