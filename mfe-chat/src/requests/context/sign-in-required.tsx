import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import type { ReactNode } from 'react';
import { useRequestText } from '../texts/request-texts';

/** Shows its content to guests, and to anonymous visitors a sign-in prompt that leads back here. */
export function SignInRequired({ children }: { children: ReactNode }) {
  const text = useRequestText();
  const property = usePathParam('property');
  const isKnown = useIsSessionKnown();
  const isAnonymous = useIsAnonymous();
  const { value: activeTemplateId } = useQueryParam('activeTemplateId');
  if (!isKnown) return <Skeleton shape="row" count={6} />;
  if (!isAnonymous) return children;
  return (
    <EmptyState
      icon={ConciergeBell}
      heading={text('Request anything you need')}
      action={
        <ButtonLink
          look="primary"
          to="property-signin"
          params={{ property }}
          query={signInQuery('new-request', { entity: activeTemplateId })}
        >
          {text('Sign in to continue')}
        </ButtonLink>
      }
    >
      <p>{text('Towels, a repair, a taxi: sign in so we know where to come.')}</p>
    </EmptyState>
  );
}
