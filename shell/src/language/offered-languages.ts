import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import type { Property } from '@guest/shared/contracts/property/property.contract';

/** Returns the languages that both the interface and the hotel's content support. */
export const offeredLanguages = (property: Pick<Property, 'languages'> | null): Lang[] =>
  LANGUAGES.filter((lang) => !property || property.languages.includes(lang));
