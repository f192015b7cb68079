import { useHost } from '@guest/shared';
import { loyaltyContract, type LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';

/**
 * Returns the membership of the signed-in guest: `null` if there is none, `undefined` while it is loading. The
 * programme comes with the document, which knows no guest, so it is read again when a component mounts that uses
 * this.
 */
export function useMember(): LoyaltyMember | null | undefined {
  const property = usePathParam('property');
  const read = readQuery(useHost(), loyaltyContract.getLoyalty, { params: { property } });
  const query = useQuery({ ...read, refetchOnMount: 'always' });
  return query.data?.member ?? (query.isFetchedAfterMount ? null : undefined);
}
