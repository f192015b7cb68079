import type { announcement } from '../../platform/db/tables/schema';
import type { DemoLife } from './life';
import type { LifeContext } from './life-context';

export const announcementRows = (
  { propertyId, idOf, hoursAgo }: LifeContext,
  { announcements }: Pick<DemoLife, 'announcements'>,
): (typeof announcement.$inferInsert)[] =>
  announcements.map(({ title, text, severity, ...demo }, i) => ({
    id: idOf('announcement', String(i)),
    propertyId,
    title,
    text,
    severity,
    mustAcknowledge: severity === 'safety',
    createdAt: hoursAgo(demo.hoursAgo),
    expiresAt: demo.expiresInHours === undefined ? null : hoursAgo(-demo.expiresInHours),
  }));
