import { LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import type { Property } from '@guest/shared/contracts/property/property.contract';

/** The languages that a page can be read in: those of the interface that its hotel writes in too. */
export const offeredLanguages = (property: Pick<Property, 'languages'> | null): Lang[] =>
  LANGUAGES.filter((lang) => !property || property.languages.includes(lang));
