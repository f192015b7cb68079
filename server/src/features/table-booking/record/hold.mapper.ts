import type { Hold } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { ClaimRow } from '../availability/table-claims';

const MINUTE_MS = 60_000;

export const toHold = (claim: ClaimRow, { requiresApproval }: { requiresApproval: boolean }): Hold => ({
  holdUuid: claim.id,
  outletUuid: claim.outletId,
  localDateTime: claim.localDateTime,
  partySize: claim.partySize,
  ...(claim.areaId !== null && { areaUuid: claim.areaId }),
  durationMinutes: (claim.endsAt.getTime() - claim.startsAt.getTime()) / MINUTE_MS,
  requiresApproval,
  // A hold always has an expiry; the fallback only satisfies the type.
  expiresAt: (claim.expiresAt ?? claim.endsAt).toISOString(),
});
