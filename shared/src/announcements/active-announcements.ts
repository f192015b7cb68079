import type { Announcement } from '../contracts/announcement/announcement.contract';

const NEVER_EXPIRES = 0;

/**
 * Returns the announcements that have not expired at `now`, newest first. A page can stay open longer than an
 * announcement is valid.
 */
export function activeAnnouncements(announcements: Announcement[], now: number): Announcement[] {
  return announcements
    .filter(({ expireAt }) => expireAt === NEVER_EXPIRES || expireAt > now)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
