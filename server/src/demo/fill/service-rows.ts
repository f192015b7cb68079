import type { announcement, loyaltyProgramme, requestTemplate } from '../../platform/db/tables/schema';
import type { DemoRequestTemplate } from '../model/demo-property';
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

/** The department, due time and maximum number of photos by category. */
const categoryDefaults: Record<
  DemoRequestTemplate['category'],
  Pick<typeof requestTemplate.$inferInsert, 'department' | 'dueMinutes' | 'maxPhotos'>
> = {
  housekeeping: { department: 'housekeeping', dueMinutes: 30 },
  maintenance: { department: 'maintenance', dueMinutes: 60, maxPhotos: 3 },
  amenities: { department: 'housekeeping', dueMinutes: 30 },
  bell: { department: 'frontdesk', dueMinutes: 20 },
  frontdesk: { department: 'frontdesk', dueMinutes: 30 },
  transport: { department: 'concierge', dueMinutes: 30 },
  dining: { department: 'dining', dueMinutes: 45 },
  other: { department: 'frontdesk', dueMinutes: 60, maxPhotos: 3 },
};

export function requestTemplateRows({ property, propertyId, now, idOf }: ImportContext) {
  return property.requestTemplates.map((demo, position): typeof requestTemplate.$inferInsert => ({
    ...demo,
    ...categoryDefaults[demo.category],
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
