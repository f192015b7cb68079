import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import type { ReactNode } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Requires a signed-in guest. An anonymous visitor sees a link to sign in and returns here. */
export function OrderGuestsOnly({ children }: { children: ReactNode }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const isKnown = useIsSessionKnown();
  const isAnonymous = useIsAnonymous();
  if (!isKnown) return <Skeleton shape="row" count={4} />;
  if (!isAnonymous) return children;
  return (
    <EmptyState
      icon={ShoppingBag}
      heading={text('Your orders, all in one place')}
      level={2}
      action={
        <ButtonLink
          look="primary"
          to="property-signin"
          params={{ property }}
          query={signInQuery('signup', { returnTo: pathname + search })}
        >
          {text('Sign in to continue')}
        </ButtonLink>
      }
    >
      {text("Sign in to see what's on its way.")}
    </EmptyState>
  );
}
