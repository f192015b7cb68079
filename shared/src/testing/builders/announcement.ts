import type { Announcement } from '../../contracts/announcement/announcement.contract';
import { uuidOf } from './uuid-of';

export const announcement = (facts: Partial<Announcement> = {}): Announcement => ({
  announcementId: uuidOf(1),
  title: 'Sardine night',
  text: 'The grill stands in the courtyard at eight.',
  severity: 'info',
  createdAt: '2026-05-31T12:00:00.000Z',
  expireAt: 0,
  ...facts,
});
