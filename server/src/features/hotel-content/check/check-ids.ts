import { contentId } from '../model/content-id';
import type { Path } from '../folder/source-file';
import type { HotelContent } from '../model/hotel-content';
import type { Check } from './check';

interface Identified {
  table: string;
  file: string;
  /** Where the thing stands in its file. */
  path: Path;
  uuid: string | undefined;
  /** The keys that its id follows from unless it has a `uuid`; `checkKeys` finds those that are there twice. */
  keys: string[];
}

/** No two things are the same row: one of them would vanish. */
export const checkIds: Check = (content, report) => {
  const { slug } = content.hotel.value;
  const things = identified(content).map((one) => ({
    ...one,
    row: `${one.table} ${one.uuid ?? contentId(slug, one.table, ...one.keys)}`,
  }));
  const seen = new Map(things.filter(({ uuid }) => uuid === undefined).map((one) => [one.row, one]));
  for (const thing of things.filter(({ uuid }) => uuid !== undefined)) {
    const first = seen.get(thing.row);
    if (first)
      report(
        { file: thing.file, path: [...thing.path, 'uuid'] },
        {
          code: 'id-twice',
          message: `This is the id of "${first.keys.join('/')}"${first.file === thing.file ? '' : ` in ${first.file}`}.`,
        },
      );
    else seen.set(thing.row, thing);
  }
};

/** The things that may have a `uuid`, by the kinds from which `contentId` makes their ids. */
function identified({ hotel, outlets, directories, activities, requests }: HotelContent): Identified[] {
  const one = (
    table: string,
    at: { file: string; path?: Path; above?: string[] },
    { key, uuid }: { key: string; uuid?: string | undefined },
  ): Identified => ({
    table,
    file: at.file,
    path: at.path ?? [],
    uuid,
    keys: [...(at.above ?? []), key],
  });
  return [
    { table: 'property', file: hotel.file, path: [], uuid: hotel.value.uuid, keys: [] },
    ...outlets.flatMap(({ file, value: outlet, menus, tables }) => [
      one('outlet', { file }, outlet),
      ...(tables?.value.areas ?? []).map((area, i) =>
        one('area', { file: tables?.file ?? '', path: ['areas', i], above: [outlet.key] }, area),
      ),
      ...menus.flatMap((part) => {
        const above = [outlet.key, part.value.key];
        return [
          one('menu', { file: part.file, above: [outlet.key] }, part.value),
          ...part.value.sections.flatMap((section, i) => [
            one('section', { file: part.file, path: ['sections', i], above }, section),
            ...section.items.map((item, k) =>
              one('item', { file: part.file, path: ['sections', i, 'items', k], above }, item),
            ),
          ]),
        ];
      }),
    ]),
    ...directories.flatMap(({ file, value }) => [
      one('directory', { file }, value),
      ...value.entries.map((entry, i) =>
        one('entry', { file, path: ['entries', i], above: [value.key] }, entry),
      ),
    ]),
    ...activities.flatMap(({ file, value }) => [
      one('activity', { file }, value),
      ...(value.booking
        ? [one('bookable', { file, path: ['booking'] }, { key: value.key, uuid: value.booking.uuid })]
        : []),
    ]),
    ...requests.value.map((request, i) =>
      one('template', { file: requests.file, path: ['requests', i] }, request),
    ),
  ];
}
