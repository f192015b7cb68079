import { useHost } from '@guest/shared';
import { useLocation, useParams } from '@guest/shared/router';
import { useEffect, useRef } from 'react';
import { useNavigateTo } from '../page/use-navigate-to';
import { unmetRequirements, mustSignUp } from '../contracts/sign-up/requirements';
import type { ServiceType } from '../contracts/sign-up/service-types';
import type { SessionStore } from '../host-state/session.store';
import { signInQuery, type Entity, type SignInContext } from './sign-in-query';

/** A guest waits no longer than this for the saved session, because reading it may fail without an error. */
const READ_WITHIN_MS = 3_000;

/**
 * Returns a function to call before any action that requires a guest. If the hotel still needs information,
 * the function takes the guest to the page that asks for it, remembers the pending action and resolves to true;
 * the caller must then do nothing. A tap that comes before the saved session has been read waits for it;
 * when the guest has left the page meanwhile, it also resolves to true.
 */
export function useRequireGuest() {
  const { session } = useHost();
  const requireGuest = useRequirements(useParams().property);
  const { pathname } = useLocation();
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = pathname;
    return () => void (current.current = undefined);
  }, [pathname]);
  return async (...action: Parameters<typeof requireGuest>): Promise<boolean> => {
    if (isGuestUnread(session)) {
      await nextSession(session);
      if (current.current !== pathname) return true;
    }
    return requireGuest(...action);
  };
}

/**
 * Does the same at once, for links, which prevent a navigation only within the event. Until the saved session has been read,
 * a guest follows the link, because the page behind it checks the requirements too.
 */
export function useRequireGuestOf(property: string | undefined) {
  const { session } = useHost();
  const requireGuest = useRequirements(property);
  return (...action: Parameters<typeof requireGuest>): boolean =>
    !isGuestUnread(session) && requireGuest(...action);
}

function useRequirements(property: string | undefined) {
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

/** The mark of the document tells of a guest on this device before the first paint, and so before the session is read. */
const isGuestUnread = ({ persist }: SessionStore): boolean =>
  !persist.hasHydrated() && document.documentElement.dataset.guest !== undefined;

const nextSession = ({ persist }: SessionStore): Promise<void> =>
  new Promise((resolve) => {
    const stop = persist.onFinishHydration(end);
    // Reading once more would discard the read that the shell waits for.
    const timer = setTimeout(end, READ_WITHIN_MS);
    function end(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
