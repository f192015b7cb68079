import { useHost } from '@guest/shared';
import { privacyContract, type Erasure } from '@guest/shared/contracts/guest/privacy.contract';
import type { KnownGuest } from '@guest/shared/contracts/guest/profile.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { guestQuery } from '../../guest/update-session';

/** Updates the cached deletion status, so that the profile shows a change at once. */
export function useErasureChanged() {
  const host = useHost();
  const property = usePathParam('property');
  return (erasure: Erasure): void => {
    const { queryKey } = readQuery(host, privacyContract.getErasure, { params: { property } });
    host.queries.setQueryData(queryKey, erasure);
    host.queries.setQueryData(
      guestQuery(host, property).queryKey,
      (known: KnownGuest | undefined) =>
        known && { ...known, user: { ...known.user, eraseAt: erasure.eraseAt } },
    );
  };
}
