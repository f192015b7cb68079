import type { PropertyRow } from '../../features/property/property-scope';
import type { StoredMobileApp } from '../../platform/db/tables/columns/stored';

export interface AppOfProperty extends StoredMobileApp {
  propertyUuid: string;
}

/** Returns the app of a property, as a list that is empty for a property without one. */
export const toAppOfProperty = ({ id, mobileApp }: Pick<PropertyRow, 'id' | 'mobileApp'>): AppOfProperty[] =>
  mobileApp ? [{ ...mobileApp, propertyUuid: id }] : [];

/**
 * Returns the `apple-app-site-association`: each app opens the deep links of its own property, and the list of
 * hotels, which belongs to no property. `null` if no property has an app for iOS.
 */
export function iosAssociation(apps: AppOfProperty[], path: string) {
  const details = apps
    .filter(({ iosAppIds }) => iosAppIds.length > 0)
    .map(({ iosAppIds, propertyUuid }) => ({
      appIDs: iosAppIds,
      components: [
        { '/': path, '?': { mode: 'in-stay', 'property-uuid': propertyUuid } },
        { '/': path, '?': { mode: 'in-stay', action: 'properties' } },
      ],
    }));
  return details.length > 0 ? { applinks: { details } } : null;
}

/** Returns the Digital Asset Links, each app once. `null` if no property has an app for Android. */
export function androidAssociation(apps: AppOfProperty[]) {
  const fingerprintsOf = new Map<string, Set<string>>();
  for (const { packageName, fingerprints } of apps.flatMap(({ androidApps }) => androidApps)) {
    const known = fingerprintsOf.get(packageName) ?? new Set();
    for (const fingerprint of fingerprints) known.add(fingerprint);
    fingerprintsOf.set(packageName, known);
  }
  if (fingerprintsOf.size === 0) return null;
  return [...fingerprintsOf].map(([packageName, fingerprints]) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: [...fingerprints],
    },
  }));
}
