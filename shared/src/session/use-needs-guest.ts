import { useHost } from '@guest/shared';
import { useLocation } from '@guest/shared/router';
import { useGo } from '../page/use-go';
import { propertyInPath } from '../routes/property-in-path';
import { blockingFor, mustSignUp } from '../contracts/sign-up/requirements';
import type { ServiceType } from '../contracts/sign-up/service-types';
import { signInQuery, type Entity, type Luggage } from './sign-in-query';

/**
 * Asked before anything that is done in a guest's name. Where the hotel has yet to know something, the guest is taken
 * to where it is asked, and comes back with what they came for; then it answers true, and the caller does nothing.
 */
export function useNeedsGuest() {
  const { session } = useHost();
  const go = useGo();
  const { pathname, search } = useLocation();
  // Not by the route: an address inside a hotel that names no page has the hotel's navigation too.
  const property = propertyInPath(pathname);

  return (service: ServiceType, entity?: Entity, luggage?: Luggage): boolean => {
    const { token, user } = session.getState();
    const isStranger = !token || !user?.is_verified;
    if (property === undefined) return false;
    if (!isStranger && !mustSignUp(user) && blockingFor(service, user).length === 0) return false;
    const query = signInQuery(service, { entity, luggage, returnTo: luggage?.returnTo ?? pathname + search });
    go(isStranger ? 'property-signin' : 'property-register', { property }, query);
    return true;
  };
}
