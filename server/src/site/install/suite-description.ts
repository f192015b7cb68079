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
const OF_THE_SUITE: Readonly<Record<Lang, string>> = {
  en: 'Everything for your stay: eat and drink, activities, requests and a word with the house.',
  es: 'Todo para su estancia: comer y beber, actividades, peticiones y una línea directa con la casa.',
  fr: 'Tout pour votre séjour : tables et bars, activités, demandes et un lien direct avec la maison.',
  ja: 'ご滞在のすべてを。お食事、アクティビティ、ご要望、そして宿との会話。',
  ar: 'كل ما تحتاجه إقامتك: الطعام والشراب والأنشطة والطلبات والتواصل مع الفندق.',
};

/** About the length that search engines show. */
const MAX_LENGTH = 200;

export function descriptionOf(property: Property | null, lang: Lang): string {
  const text = property ? property.description || property.tagline : OF_THE_SUITE[lang];
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
