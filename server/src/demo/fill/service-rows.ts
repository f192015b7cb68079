import type { announcement, loyaltyProgramme, requestTemplate } from '../../platform/db/tables/schema';
import { requestDefaults } from '../../features/hotel-content/rows/request-defaults';
import type { ImportContext } from './import-rows';

export function announcementRows({ property, propertyId, idOf, hoursAgo }: ImportContext) {
  return property.announcements.map((demo, i): typeof announcement.$inferInsert => ({
    id: idOf('announcement', String(i)),
    propertyId,
    title: demo.title,
    text: demo.text,
    severity: demo.severity,
    mustAcknowledge: demo.severity === 'safety',
    createdAt: hoursAgo(demo.hoursAgo),
    expiresAt: demo.expiresInHours === undefined ? null : hoursAgo(-demo.expiresInHours),
  }));
}

export function requestTemplateRows({ property, propertyId, now, idOf }: ImportContext) {
  return property.requestTemplates.map((demo, position): typeof requestTemplate.$inferInsert => ({
    ...demo,
    ...requestDefaults[demo.category],
    id: idOf('template', demo.slug),
    propertyId,
    position,
    updatedAt: now,
  }));
}

export function loyaltyRow({
  property,
  propertyId,
  now,
}: ImportContext): typeof loyaltyProgramme.$inferInsert {
  return { propertyId, ...property.loyalty, updatedAt: now };
}
