import { contentId, idKeyOf } from '../model/content-id';
import type { HotelContent } from '../model/hotel-content';
import { contentEntries, type ContentEntry } from '../model/content-entries';
import type { Check } from './check';

type Identified = Pick<ContentEntry, 'name' | 'file' | 'path' | 'uuid' | 'id'>;

/**
 * Checks that no two entries have the same id. Of one kind, only one of them would be stored; of two kinds, a merge of
 * two people's edits could not tell them apart.
 */
export const checkIds: Check = (content, report) => {
  const things: Identified[] = [...parts(content), ...contentEntries(content)];
  const seen = new Map<string, Identified>();
  for (const thing of things.filter(({ uuid }) => uuid === undefined)) {
    const first = seen.get(thing.id);
    // Entries of the same name have the same key, which `checkKeys` reports.
    if (first && first.name !== thing.name)
      report(
        { file: thing.file, path: [...thing.path, 'key'] },
        {
          code: 'id-twice',
          message: `The id of this follows from the same keys as that of "${first.name}" in ${first.file}.`,
          suggestion: 'Give one of them a "uuid" of its own.',
        },
      );
    else seen.set(thing.id, thing);
  }
  for (const thing of things.filter(({ uuid }) => uuid !== undefined)) {
    const first = seen.get(thing.id);
    if (first)
      report(
        { file: thing.file, path: [...thing.path, 'uuid'] },
        {
          code: 'id-twice',
          message: `This is the id of "${first.name}"${first.file === thing.file ? '' : ` in ${first.file}`}.`,
        },
      );
    else seen.set(thing.id, thing);
  }
};

/** The entries that may have a `uuid` but no key that can be renamed. */
function parts(content: HotelContent): Identified[] {
  const { hotel, outlets, activities } = content;
  const { slug } = hotel.value;
  return [
    {
      name: slug,
      file: hotel.file,
      path: [],
      uuid: hotel.value.uuid,
      id: hotel.value.uuid ?? contentId(slug, 'property'),
    },
    ...outlets.flatMap(({ value: outlet, tables }) =>
      (tables?.value.areas ?? []).map((area, i) => ({
        name: `${outlet.key}/${area.key}`,
        file: tables?.file ?? '',
        path: ['areas', i],
        uuid: area.uuid,
        id: area.uuid ?? contentId(slug, 'area', idKeyOf(outlet), area.key),
      })),
    ),
    ...activities.flatMap(({ file, value: { booking, ...activity } }) =>
      booking
        ? [
            {
              name: activity.key,
              file,
              path: ['booking'],
              uuid: booking.uuid,
              id: booking.uuid ?? contentId(slug, 'bookable', idKeyOf(activity)),
            },
          ]
        : [],
    ),
  ];
}
