import type { ErrorReply } from '@guest/shared/contracts/core/reply';
import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';

/** Returns the nearest free times of an error reply, if it has some. */
export function nearestSlots(reply: Partial<ErrorReply> | undefined): NearSlot[] {
  const data = reply?.data;
  if (typeof data !== 'object' || data === null || !('nearest' in data)) return [];
  // The cast is safe because the contract defines the type of `nearest`.
  return Array.isArray(data.nearest) ? (data.nearest as NearSlot[]) : [];
}
