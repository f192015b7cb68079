import { useHost } from '@guest/shared';
import { billContract, type GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { billRefusal } from '@guest/shared/contracts/bill/bill-refusal';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { guestQuery } from '../guest/update-session';

const REREAD_MS = 20_000;

/**
 * Returns the guest's bill, reread while the page is open because the hotel may add lines. A bill that the hotel
 * is known to refuse is not asked for.
 */
export function useBill() {
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { timeZone, businessDayStart } = useProperty();
  const guest = useQuery(guestQuery(host, params.property));
  const { stay_verified: isVerified = false, checkin = null, checkout = null } = guest.data?.user ?? {};
  const today = businessDay(host.now(), timeZone, businessDayStart);
  const refusal = guest.data ? billRefusal({ isVerified, checkin, checkout }, today) : null;
  const read = readQuery(host, billContract.getFolio, { params });
  const query = { ...read, meta: { ...read.meta, isKept: isOfStay } };
  // If the profile cannot be read, the server answers for the bill itself.
  const isAsked = refusal === null && !guest.isPending;
  const bill = useQuery({ ...query, enabled: isAsked, refetchInterval: REREAD_MS, retry: false });
  return { ...bill, refusal, reread: () => void host.queries.invalidateQueries(query) };
}

/** After check-out no copy of the bill stays on the device. The cast is safe because only bills are passed in. */
const isOfStay = (bill: unknown): boolean => (bill as GuestBill).checkout.status !== 'done';
