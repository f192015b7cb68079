import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChargePinRow } from './charge-pins';

const APPROVAL_TTL_MS = 10 * 60_000;

/** An approval is valid for one guest and one version of the PIN of one reservation. */
interface ApprovedCharge {
  guestId: string;
  pin: Pick<ChargePinRow, 'propertyId' | 'reservationNumber' | 'updatedAt'>;
}

const signatureOf = (secret: string, expiresAt: number, { guestId, pin }: ApprovedCharge) =>
  createHmac('sha256', `room charge ${secret}`)
    .update(JSON.stringify([expiresAt, guestId, pin.propertyId, pin.reservationNumber, pin.updatedAt]))
    .digest('base64url');

/**
 * Creates a signed approval for a guest who has entered the PIN. An order carries the approval instead of the
 * PIN because the device stores the order until it is answered.
 */
export function createApproval(approved: ApprovedCharge, { secret, now }: { secret: string; now: number }) {
  const expiresAt = now + APPROVAL_TTL_MS;
  return { approval: `${expiresAt}.${signatureOf(secret, expiresAt, approved)}`, expiresAt };
}

export function isApproved(
  approval: string,
  approved: ApprovedCharge,
  { secret, now }: { secret: string; now: number },
): boolean {
  const [time = '', signature = ''] = approval.split('.');
  const expiresAt = /^\d{1,15}$/.test(time) ? Number(time) : 0;
  if (expiresAt <= now || expiresAt > now + APPROVAL_TTL_MS) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, expiresAt, approved))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
