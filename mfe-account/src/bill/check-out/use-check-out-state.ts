import { useHost } from '@guest/shared';
import { checkOutContract } from '@guest/shared/contracts/check-out/check-out.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';

const ASKED_REREAD_MS = 3_000;

/** Reads how far the check-out is. It is reread quickly while the hotel's system has not answered. */
export function useCheckOutState(isAsked: boolean) {
  const host = useHost();
  const params = { property: usePathParam('property') };
  const query = readQuery(host, checkOutContract.getCheckOut, { params });
  return useQuery({ ...query, refetchInterval: isAsked ? ASKED_REREAD_MS : false, retry: false });
}
