import { announcementContract } from '@guest/shared/contracts/announcement/announcement.contract';
import type { ServeInProperty } from '../property/serve-in-property';
import type { AnnouncementRepository } from './announcement.repository';

export function announcementRoutes(
  serveInProperty: ServeInProperty,
  announcements: AnnouncementRepository,
  now: () => number,
): void {
  serveInProperty(announcementContract.listAnnouncements, async ({ guest }, scope) => ({
    items: await announcements.active(scope, now(), guest ? { guestId: guest.id } : 'anonymous'),
  }));
}
