import type { Host } from '@guest/shared';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { pathTo } from '@guest/shared/routes/routes';
import { userOfProfile } from '@guest/shared/session/user-of-profile';

type Suite = Pick<Host, 'api' | 'session' | 'queries' | 'bus'>;

/**
 * Takes the guest along to another property, with all that they are known by, and answers where they go on: the new
 * stay. The guest has asked for nothing but a page, so a failure is only logged.
 */
export async function switchProperty(
  host: Suite,
  property: string,
  asked: string,
): Promise<string | undefined> {
  const outcome = await host.api.send(profileContract.changeProperty, { params: { property } });
  if (!('data' in outcome)) {
    console.warn(`The guest could not be taken along to ${property}: ${outcome.error}`);
    // A guest who could not be taken along stays where they are, and may tap again.
    return asked === location.pathname ? undefined : location.pathname + location.search;
  }
  const { token, user, allowToPost, missing: _missing, ...ids } = outcome.data;
  host.session.getState().signedIn({ token, user: { ...userOfProfile(user), ...ids }, allowToPost });
  host.queries.clear();
  // Announcements, and all else that is of the property before.
  host.bus.publish('shell.property-changed', { property });
  const home = pathTo('property', { property });
  const returnTo = asked === home ? undefined : asked;
  return pathTo(
    'property-register-stay',
    { property },
    {
      newProperty: 'true',
      ...(returnTo && { service: 'signup', returnTo }),
    },
  );
}
