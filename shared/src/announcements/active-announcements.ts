import type { Announcement } from '../contracts/announcement/announcement.contract';

const NEVER_EXPIRES = 0;

/** What still holds at a moment, the newest first. A page stays open for longer than some announcements do. */
export function activeAnnouncements(announcements: Announcement[], now: number): Announcement[] {
  return announcements
    .filter(({ expireAt }) => expireAt === NEVER_EXPIRES || expireAt > now)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
