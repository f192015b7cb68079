import { isDeepStrictEqual } from 'node:util';
import type { ContentRows } from '../rows/rows';
import type { Hotel } from '../schema/hotel.schema';

interface Content {
  hotel: Hotel;
  rows: ContentRows;
}

/** The fields that only a manager changes: currency, beginning of the day, terms and the emergency number. */
const FIELDS = ['currency', 'timeZone', 'businessDayStart', 'emergencyPhone', 'legal', 'publishing'] as const;

/** Names what differs between two contents and is a manager's to change. */
export function managersChanges(before: Content, after: Content): string[] {
  const fields = FIELDS.filter((name) => !isDeepStrictEqual(before.hotel[name], after.hotel[name]));
  const [was, is] = [agreedTexts(before), agreedTexts(after)];
  return [...fields, ...(isDeepStrictEqual(was, is) ? [] : ['terms'])];
}

/** The entries with the terms and the privacy notice. */
function agreedTexts({ hotel: { legal }, rows }: Content): unknown {
  const directory = rows.directory.find(({ slug }) => slug === legal.directory);
  return rows.directoryEntry
    .filter(
      ({ directoryId, slug }) => directoryId === directory?.id && [legal.terms, legal.privacy].includes(slug),
    )
    .map(({ slug, title, body }) => ({ slug, title, body }));
}
