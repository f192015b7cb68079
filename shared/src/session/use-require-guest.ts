import { useHost } from '@guest/shared';
import { useLocation, useParams } from '@guest/shared/router';
import { useNavigateTo } from '../page/use-navigate-to';
import { unmetRequirements, mustSignUp } from '../contracts/sign-up/requirements';
import type { ServiceType } from '../contracts/sign-up/service-types';
import { signInQuery, type Entity, type SignInContext } from './sign-in-query';

/**
 * Returns a function to call before any action that requires a guest. If the hotel still needs information,
 * the function takes the guest to the page that asks for it, remembers the pending action and returns true;
 * the caller must then do nothing.
 */
export function useRequireGuest() {
  return useRequireGuestOf(useParams().property);
}

/** Does the same for a property that is not that of the current route. */
export function useRequireGuestOf(property: string | undefined) {
  const { session } = useHost();
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();

  return (service: ServiceType, entity?: Entity, context?: SignInContext): boolean => {
    const { token, user } = session.getState();
    const isAnonymous = !token || !user?.is_verified;
    if (property === undefined) return false;
    if (!isAnonymous && !mustSignUp(user) && unmetRequirements(service, user).length === 0) return false;
    const query = signInQuery(service, { entity, context, returnTo: context?.returnTo ?? pathname + search });
    navigateTo(isAnonymous ? 'property-signin' : 'property-register', { property }, query);
    return true;
  };
}
