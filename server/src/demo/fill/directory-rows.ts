import type { directory, directoryEntry } from '../../platform/db/tables/schema';
import { pictureUrl } from '../../features/property/picture-url';
import type { ImportContext } from './import-rows';

export function directoryRows({ property, propertyId, now, picture, idOf }: ImportContext) {
  return property.directories.map((demo, position): typeof directory.$inferInsert => ({
    id: idOf('directory', demo.slug),
    propertyId,
    slug: demo.slug,
    parentSlug: demo.parent,
    position,
    kind: demo.kind,
    name: demo.name,
    description: demo.description,
    picture: picture(demo.picture, demo.slug),
    icon: demo.icon,
    audience: demo.audience,
    updatedAt: now,
  }));
}

export function directoryEntryRows({ property, propertyId, now, picture, idOf, hours }: ImportContext) {
  return property.directories.flatMap((demo) =>
    demo.entries.map((entry, position): typeof directoryEntry.$inferInsert => ({
      id: idOf('entry', demo.slug, entry.slug),
      propertyId,
      directoryId: idOf('directory', demo.slug),
      slug: entry.slug,
      position,
      title: entry.title,
      body: entry.body,
      pictures: entry.picture ? [picture(entry.picture, `${demo.slug}/${entry.slug}`)] : [],
      phone: entry.phone,
      email: entry.email,
      place: entry.place,
      ...entry.location,
      openingHours: entry.openingHours && hours(entry.openingHours),
      actions: entry.actions,
      links: entry.links?.map(({ label, to }) => ({ label, url: to })),
      documents: entry.documents?.map(({ label, scene }) => ({
        label,
        url: pictureUrl(property.slug, picture({ scene, alt: label }, `${demo.slug}/${entry.slug}/${scene}`)),
      })),
      tags: entry.tags,
      accessibility: entry.accessibility,
      updatedAt: now,
    })),
  );
}
