import type { Host } from '@guest/shared';

/**
 * Runs before a page opens. Resolves to a redirect if the guest belongs to another property than the page.
 */
export type PropertyGuard = (path: string, property: string | undefined) => Promise<string | undefined>;

/** Moves a signed-in guest to the property that they enter. Concurrent navigations share one change. */
export function createPropertyGuard(host: Host): PropertyGuard {
  let pendingChange: Promise<string | undefined> | undefined;

  return async (path, property) => {
    // A guest may tap a link before the page has read who they are.
    if (!host.session.persist.hasHydrated()) await host.session.persist.rehydrate();
    const { token, user } = host.session.getState();
    const home = user?.hotel_identity;
    if (!token || !home || !property || home.toLowerCase() === property.toLowerCase()) return undefined;
    pendingChange ??= import(/* webpackChunkName: "switch-property" */ './switch-property')
      .then((it) => it.switchProperty(host, property, path))
      .finally(() => (pendingChange = undefined));
    return pendingChange;
  };
}
