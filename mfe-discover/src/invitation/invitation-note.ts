import { deviceStorage } from '@guest/shared/storage/device-storage';

const DAY_MS = 24 * 3_600_000;

export interface InvitedOwner {
  property: string;
  /** `undefined` for an anonymous visitor. */
  guest: string | undefined;
}

/** The shell deletes entries with this prefix at sign-out. */
const nameOf = ({ property, guest }: InvitedOwner): string =>
  `draft-share-invited ${property} ${guest ?? 'visitor'}`;

/** Whether the guest has neither been invited today nor declined for their stay. */
export const isInvitable = (owner: InvitedOwner, now: number): boolean =>
  Number(deviceStorage.getItem(nameOf(owner)) ?? 0) <= now;

/** Notes that the guest was invited; the next time is a day later. */
export const noteInvitation = (owner: InvitedOwner, now: number): void =>
  void deviceStorage.setItem(nameOf(owner), String(now + DAY_MS));

/** A stay without a known end is assumed to be no longer than this. */
const MAX_STAY_MS = 30 * DAY_MS;

/** Records that the guest has declined, so that there is no invitation until the stay is over. */
export function noteDeclined(owner: InvitedOwner, now: number, checkout: string | null | undefined): void {
  const end = checkout ? Date.parse(checkout) + DAY_MS : Number.NaN;
  deviceStorage.setItem(nameOf(owner), String(end > now ? end : now + MAX_STAY_MS));
}
