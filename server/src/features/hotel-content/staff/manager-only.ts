import { isDeepStrictEqual } from 'node:util';
import { RequestError } from '../../../platform/errors/request-error';
import type { ViewedRows } from '../changes/compare-rows';
import type { Hotel } from '../schema/hotel.schema';

interface Content {
  hotel: Hotel;
  rows: ViewedRows;
}

/** The fields of `hotel.yaml` that only a manager may change. */
const FIELDS = ['currency', 'timeZone', 'businessDayStart', 'emergencyPhone', 'legal', 'publishing'] as const;

/** Returns the names of the differences that only a manager may publish. */
export function managerOnlyChanges(before: Content, after: Content): string[] {
  const fields = FIELDS.filter((name) => !isDeepStrictEqual(before.hotel[name], after.hotel[name]));
  const [was, is] = [agreedTexts(before), agreedTexts(after)];
  return [...fields, ...(isDeepStrictEqual(was, is) ? [] : ['terms'])];
}

/** Returns the texts of the terms and of the privacy notice. */
function agreedTexts({ hotel: { legal }, rows }: Content): unknown {
  const directory = rows.directory.find(({ slug }) => slug === legal.directory);
  return rows.directoryEntry
    .filter(
      ({ directoryId, slug }) => directoryId === directory?.id && [legal.terms, legal.privacy].includes(slug),
    )
    .map(({ slug, title, body }) => ({ slug, title, body }));
}

export const managerNeeded = (message: string) =>
  new RequestError(403, 'manager_needed', "This isn't allowed", {
    data: { code: 'manager-needed', message },
  });
