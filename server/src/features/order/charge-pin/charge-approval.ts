import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChargePinRow } from './charge-pins';

const APPROVAL_LASTS_MS = 10 * 60_000;

/** An approval is valid for one guest and one version of the PIN of one reservation. */
interface Approved {
  guestId: string;
  pin: Pick<ChargePinRow, 'propertyId' | 'reservationNumber' | 'updatedAt'>;
}

const signed = (secret: string, expiresAt: number, { guestId, pin }: Approved) =>
  createHmac('sha256', `room charge ${secret}`)
    .update(JSON.stringify([expiresAt, guestId, pin.propertyId, pin.reservationNumber, pin.updatedAt]))
    .digest('base64url');

/**
 * Creates a signed approval for a guest who has entered the PIN. An order carries the approval instead of the
 * PIN because the device stores the order until it is answered.
 */
export function approvalFor(approved: Approved, { secret, now }: { secret: string; now: number }) {
  const expiresAt = now + APPROVAL_LASTS_MS;
  return { approval: `${expiresAt}.${signed(secret, expiresAt, approved)}`, expiresAt };
}

export function isApproved(
  approval: string,
  approved: Approved,
  { secret, now }: { secret: string; now: number },
): boolean {
  const [time = '', signature = ''] = approval.split('.');
  const expiresAt = /^\d{1,15}$/.test(time) ? Number(time) : 0;
  if (expiresAt <= now || expiresAt > now + APPROVAL_LASTS_MS) return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secret, expiresAt, approved))];
  return given.length === right.length && timingSafeEqual(given, right);
}
