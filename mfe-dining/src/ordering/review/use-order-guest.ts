import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useLocation } from '@guest/shared/router';
import { saveReturnPath } from '../../navigation/return-path';

/**
 * Returns whether the guest is sufficiently known to order. If not, the guest is sent to sign up and returns
 * to this page.
 */
export function useOrderGuest({ slug, uuid }: Pick<Outlet, 'slug' | 'uuid'>) {
  const isAnonymous = useIsAnonymous();
  const requireGuest = useRequireGuest();
  const { pathname, search } = useLocation();
  return {
    isAnonymous,
    async requireSignIn(): Promise<boolean> {
      const isRedirected = await requireGuest('edn', { outlet: slug, outletUuid: uuid });
      if (isRedirected) saveReturnPath(slug, pathname + search);
      return isRedirected;
    },
  };
}
