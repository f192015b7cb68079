import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { useNeedsGuest } from '@guest/shared/session/use-needs-guest';
import { useLocation } from '@guest/shared/router';
import { keepWayBack } from '../../navigation/way-back';

/**
 * Returns whether the guest is sufficiently known to order. If not, the guest is sent to sign up and returns
 * to this page.
 */
export function useOrderGuest({ slug, uuid }: Pick<Outlet, 'slug' | 'uuid'>) {
  const isStranger = useIsStranger();
  const needsGuest = useNeedsGuest();
  const { pathname, search } = useLocation();
  return {
    isStranger,
    isMissing(): boolean {
      const isOff = needsGuest('edn', { outlet: slug, outletUuid: uuid });
      if (isOff) keepWayBack(slug, pathname + search);
      return isOff;
    },
  };
}
