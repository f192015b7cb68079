import type { Property } from '@guest/shared/contracts/property/property.contract';
import { withQuery } from '@guest/shared/routes/fill-in';
import { iconPath, SUITE } from '../install/web-manifest';

/** What a browser takes for its tab, and a device for its home screen. */
export function installTags(property: Pick<Property, 'identity'> | null, lang: string): string[] {
  const identity = property?.identity ?? null;
  return [
    `<link rel="icon" type="image/svg+xml" href="${identity ? iconPath(identity, 'any.svg') : '/favicon.svg'}">`,
    `<link rel="apple-touch-icon" href="${iconPath(identity, 'apple-180.png')}">`,
    // The device asks for it without our cookies, so the address says the language.
    `<link rel="manifest" href="${withQuery(`/manifests/${identity ?? SUITE}.webmanifest`, { lang })}">`,
  ];
}
