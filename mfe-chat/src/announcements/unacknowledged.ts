import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';

/** What the badge says: how many of these the guest has not acknowledged. */
export const unacknowledgedIn = (announcements: readonly Announcement[]): number =>
  announcements.filter(({ acknowledgedAt }) => acknowledgedAt === undefined).length;
