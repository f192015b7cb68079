import type { Host } from '@guest/shared';

/** Before a page: answers where to go instead, when the guest belongs to another property than the page. */
export type Entrance = (path: string, property: string | undefined) => Promise<string | undefined>;

/** Takes a guest who is known along to whatever property they enter, once at a time. */
export function createEntrance(host: Host): Entrance {
  let underWay: Promise<string | undefined> | undefined;

  return async (path, property) => {
    const { token, user } = host.session.getState();
    const home = user?.hotel_identity;
    if (!token || !home || !property || home.toLowerCase() === property.toLowerCase()) return undefined;
    underWay ??= import(/* webpackChunkName: "switch-property" */ './switch-property')
      .then((it) => it.switchProperty(host, property, path))
      .finally(() => (underWay = undefined));
    return underWay;
  };
}
