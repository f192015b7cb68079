import type { Host } from '@guest/shared';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { pathTo } from '@guest/shared/routes/routes';
import { toUser } from '@guest/shared/session/to-user';

type SwitchPropertyDeps = Pick<Host, 'api' | 'session' | 'queries' | 'bus'>;

/**
 * Moves the guest's session to another property and resolves to the page to open next: the form for the new
 * stay. The guest has only opened a page, so a failure is logged and not shown.
 */
export async function switchProperty(
  host: SwitchPropertyDeps,
  property: string,
  requestedPath: string,
): Promise<string | undefined> {
  const outcome = await host.api.send(profileContract.changeProperty, { params: { property } });
  if (!('data' in outcome)) {
    console.warn(`The guest could not be moved to ${property}: ${outcome.error}`);
    // The guest stays on the current page after a failure and may tap again.
    return requestedPath === location.pathname ? undefined : location.pathname + location.search;
  }
  const { token, user, allowToPost, missing: _missing, ...ids } = outcome.data;
  host.session.getState().signedIn({ token, user: { ...toUser(user), ...ids }, allowToPost });
  host.queries.clear();
  // Tells subscribers to discard announcements and other data of the previous property.
  host.bus.publish('shell.property-changed', { property });
  const home = pathTo('property', { property });
  const returnTo = requestedPath === home ? undefined : requestedPath;
  return pathTo(
    'property-register-stay',
    { property },
    {
      newProperty: 'true',
      ...(returnTo && { service: 'signup', returnTo }),
    },
  );
}
