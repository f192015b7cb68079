import type { ErrorReply } from '@guest/shared/contracts/core/reply';
import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';

/** The nearest free times, of a refusal that has some. */
export function nearestIn(reply: Partial<ErrorReply> | undefined): NearSlot[] {
  const data = reply?.data;
  if (typeof data !== 'object' || data === null || !('nearest' in data)) return [];
  // The server answers by the contract, where `nearest` is this.
  return Array.isArray(data.nearest) ? (data.nearest as NearSlot[]) : [];
}
