import type { Announcement } from '@guest/shared/contracts/announcement/announcement.contract';

/** The number for the badge. */
export const unacknowledgedIn = (announcements: readonly Announcement[]): number =>
  announcements.filter(({ acknowledgedAt }) => acknowledgedAt === undefined).length;
