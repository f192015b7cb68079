import type { Host } from '@guest/shared';

/** Before a page: answers where to go instead, when the guest belongs to another property than the page. */
export type Entrance = (path: string, property: string | undefined) => Promise<string | undefined>;

/** Takes a guest who is known along to whatever property they enter, once at a time. */
export function createEntrance(host: Host): Entrance {
  let underWay: Promise<string | undefined> | undefined;

  return async (path, property) => {
    if (!isElsewhere(host, property)) return undefined;
    underWay ??= import(/* webpackChunkName: "switch-property" */ './switch-property')
      .then((it) => it.switchProperty(host, property, path))
      .finally(() => (underWay = undefined));
    // A guest who could not be taken along stays where they are, and may tap again.
    return (await underWay) ?? (path === location.pathname ? undefined : location.pathname + location.search);
  };
}

function isElsewhere({ session }: Pick<Host, 'session'>, property: string | undefined): property is string {
  const { token, user } = session.getState();
  const home = user?.hotel_identity;
  return token !== null && !!home && property !== undefined && home.toLowerCase() !== property.toLowerCase();
}
