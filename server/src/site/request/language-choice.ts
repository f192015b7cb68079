import { isLang, LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguages } from '../../platform/http/accepted-languages';
import { cookieIn } from '../../platform/http/cookies';

/**
 * Returns the languages a visitor prefers in descending order: the one chosen here, then those of the
 * browser.
 */
export function preferredLanguages(headers: IncomingHttpHeaders): string[] {
  const chosen = cookieIn(headers.cookie, 'lang');
  return [...(chosen ? [chosen] : []), ...acceptedLanguages(headers['accept-language'])];
}

/** Returns the most preferred language that both the interface and, on its pages, the property support. */
export function chooseLanguage(
  preferred: string[],
  property: Pick<Property, 'languages' | 'defaultLanguage'> | null,
): Lang {
  const offered = LANGUAGES.filter((lang) => !property || property.languages.includes(lang));
  const match = preferred.find((lang): lang is Lang => isLang(lang) && offered.includes(lang));
  const byDefault = property && isLang(property.defaultLanguage) ? property.defaultLanguage : offered[0];
  return match ?? byDefault ?? 'en';
}
