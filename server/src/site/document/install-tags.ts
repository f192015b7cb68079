import type { Property } from '@guest/shared/contracts/property/property.contract';
import { withQuery } from '@guest/shared/routes/fill-in';
import { iconPath, SUITE } from '../install/web-manifest';

/** Returns the tags for the browser tab and the home screen. */
export function installTags(property: Pick<Property, 'identity'> | null, lang: string): string[] {
  const identity = property?.identity ?? null;
  return [
    `<link rel="icon" type="image/svg+xml" href="${identity ? iconPath(identity, 'any.svg') : '/favicon.svg'}">`,
    `<link rel="apple-touch-icon" href="${iconPath(identity, 'apple-180.png')}">`,
    // The device fetches the manifest without our cookies, so the URL contains the language.
    `<link rel="manifest" href="${withQuery(`/manifests/${identity ?? SUITE}.webmanifest`, { lang })}">`,
  ];
}
