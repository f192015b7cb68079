import { useHost } from '@guest/shared';
import { billContract } from '@guest/shared/contracts/bill/bill.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';

const REREAD_MS = 20_000;

/** Returns the guest's bill, reread while the page is open because the hotel may add lines. */
export function useBill() {
  const host = useHost();
  const params = { property: usePathParam('property') };
  const query = readQuery(host, billContract.getFolio, { params });
  return {
    ...useQuery({ ...query, refetchInterval: REREAD_MS, retry: false }),
    reread: () => void host.queries.invalidateQueries(query),
  };
}
