import { useHost } from '@guest/shared';
import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation, useNavigate } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';

/** Protects a page for signed-in guests: an anonymous visitor is sent to sign in and returns to the page. */
export function GuestOnly({ service, children }: { service: ServiceType; children: ReactNode }) {
  const { session } = useHost();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isKnown = useIsSessionKnown();
  const isGuest = useStore(session, ({ token, user }) => token !== null && user !== null);

  // The check runs only on mount; a guest who signs out on the page follows the navigation of the sign-out
  // instead.
  const sendToSignIn = useEffectEvent(() => {
    if (session.getState().token !== null) return;
    const query = signInQuery(service, { returnTo: pathname + search });
    void navigate(pathTo('property-signin', { property }, query), { replace: true });
  });
  useEffect(() => {
    if (isKnown) sendToSignIn();
  }, [isKnown]);

  const placeholder = <Skeleton shape="row" count={6} />;
  return isKnown && isGuest ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
