import { pathTo } from '@guest/shared/routes/routes';
import type { StoredAction } from '../../../platform/db/tables/columns/stored';
import { toImportedImage } from '../../property/imported-image';
import { idKeyOf } from '../model/content-id';
import { toStoredHours } from '../model/hours';
import type { Part } from '../model/hotel-content';
import type { ToText } from '../model/texts';
import type { Action, Directory, Entry, EntryDocument, Link } from '../schema/directory.schema';
import { storedCard, storedPictures } from './picture-columns';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

const idOfDirectory = ({ idOf }: RowContext, directory: Directory) =>
  directory.uuid ?? idOf('directory', idKeyOf(directory));

export function directoryRow(
  context: RowContext,
  { file, value }: Part<Directory>,
  position: number,
): ContentRows['directory'][number] {
  const toText = context.texts.of(file);
  return {
    id: idOfDirectory(context, value),
    propertyId: context.propertyId,
    slug: value.key,
    parentSlug: value.parent ?? null,
    position,
    kind: value.kind,
    name: toText('name', value.name),
    description: value.description === undefined ? null : toText('description', value.description),
    picture: storedCard(context, value.picture)[0] ?? null,
    icon: value.icon,
    audience: value.audience ?? [],
  };
}

export const directoryEntryRows = (context: RowContext, { file, value }: Part<Directory>) =>
  value.entries.map((entry, position): ContentRows['directoryEntry'][number] => ({
    ...entryRow(context, entry, context.texts.of(file, entry.key)),
    id: entry.uuid ?? context.idOf('entry', idKeyOf(value), entry.key),
    directoryId: idOfDirectory(context, value),
    position,
  }));

function entryRow(context: RowContext, entry: Entry, toText: ToText) {
  return {
    propertyId: context.propertyId,
    slug: entry.key,
    title: toText('title', entry.title),
    body: toText('body', entry.body),
    pictures: storedPictures(context, entry.pictures),
    phone: entry.phone ?? null,
    email: entry.email ?? null,
    place: entry.place === undefined ? null : toText('place', entry.place),
    lat: entry.location?.lat ?? null,
    lng: entry.location?.lng ?? null,
    openingHours: entry.hours ? toStoredHours(entry.hours, toText, context.toDate) : null,
    actions: (entry.actions ?? []).map((action, i) => toAction(action, i, toText)),
    links: (entry.links ?? []).map((link, i) => ({
      label: toText(`links ${i + 1}`, link.label),
      url: addressOf(context, link),
    })),
    documents: (entry.documents ?? []).map((document, i) => ({
      label: toText(`documents ${i + 1}`, document.label),
      url: addressOfDocument(context, document),
    })),
    tags: entry.tags ?? [],
    accessibility: entry.accessibility ?? [],
  };
}

/** The schema guarantees that exactly one target is given. */
function toAction(action: Action, i: number, toText: ToText): StoredAction {
  const label = toText(`actions ${i + 1}`, action.label);
  if (action.request !== undefined) return { type: 'request', label, target: action.request };
  if (action.book !== undefined) return { type: 'book', label, target: action.book };
  if (action.order !== undefined) return { type: 'order', label, target: action.order };
  if (action.call !== undefined) return { type: 'call', label, target: action.call };
  if (action.directory !== undefined) return { type: 'directory', label, target: action.directory };
  if (action.chat !== undefined)
    return { type: 'chat', label, target: toText(`actions ${i + 1} message`, action.chat) };
  return { type: 'url', label, target: action.url ?? '' };
}

/**
 * Returns the URL of a link. A path within the suite is stored without the property, which is added when the link is
 * shown.
 */
function addressOf(
  { content, activityId }: RowContext,
  { outlet, activity, directory, page, url }: Link,
): string {
  const property = content.hotel.value.slug;
  const within = (path: string) => path.slice(`/${property}`.length);
  if (outlet !== undefined) return within(pathTo('property-outlet', { property, outlet }));
  if (activity !== undefined)
    return within(pathTo('property-activity-activityId', { property, activityId: activityId(activity) }));
  if (directory !== undefined)
    return within(pathTo('property-directories-directory', { property, directory }));
  return page ?? url ?? '';
}

/** Returns the URL of a document. A document from the folder, such as a map, is a picture. */
function addressOfDocument(context: RowContext, { picture, url }: EntryDocument): string {
  const [stored] = storedCard(context, picture);
  return stored ? toImportedImage(context.content.hotel.value.slug, stored).url : (url ?? '');
}
