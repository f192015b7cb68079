import type { announcement, loyaltyProgramme, requestTemplate } from '../../schema';
import type { Filling } from './filling';

export function announcementRows({ property, propertyId, idOf, hoursAgo }: Filling) {
  return property.announcements.map((demo, i): typeof announcement.$inferInsert => ({
    id: idOf('announcement', String(i)),
    propertyId,
    title: demo.title,
    text: demo.text,
    severity: demo.severity,
    createdAt: hoursAgo(demo.hoursAgo),
    expiresAt: demo.expiresInHours === undefined ? null : hoursAgo(-demo.expiresInHours),
  }));
}

export function requestTemplateRows({ property, propertyId, now, idOf }: Filling) {
  return property.requestTemplates.map((demo, position): typeof requestTemplate.$inferInsert => ({
    ...demo,
    id: idOf('template', demo.slug),
    propertyId,
    position,
    updatedAt: now,
  }));
}

export function loyaltyRow({ property, propertyId, now }: Filling): typeof loyaltyProgramme.$inferInsert {
  return { propertyId, ...property.loyalty, updatedAt: now };
}
