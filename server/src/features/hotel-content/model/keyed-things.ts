import { contentId, idKeyOf } from './content-id';
import type { HotelContent } from './hotel-content';

type Kind = 'outlet' | 'menu' | 'section' | 'item' | 'directory' | 'entry' | 'activity' | 'request';

/** A thing with a key that can be renamed. */
export interface Keyed {
  kind: Kind;
  /** The keys that lead to it, such as `bar/drinks/espresso`. */
  name: string;
  file: string;
  path: readonly PropertyKey[];
  key: string;
  uuid: string | undefined;
  formerKey: string | undefined;
  /** The id that it has: its `uuid`, or what follows from the keys. */
  id: string;
  /** Whether ids of its parts follow from its key. */
  hasParts: boolean;
  /** The places of texts in its file that begin with its key, up to the key. */
  placesBefore: string | undefined;
  /** The keys that others of its kind have. */
  taken: readonly string[];
}

const FOLDERS: Readonly<Record<Kind, string>> = {
  outlet: 'outlets',
  menu: 'outlets',
  section: 'outlets',
  item: 'outlets',
  directory: 'directories',
  entry: 'directories',
  activity: 'activities',
  request: 'requests',
};

/** Finds what the keys lead to; the name of the folder before them tells things of the same keys apart. */
export const findKeyed = (content: HotelContent, name: string): Keyed[] =>
  keyedThings(content).filter((one) => [one.name, `${FOLDERS[one.kind]}/${one.name}`].includes(name));

interface Named {
  key: string;
  uuid?: string | undefined;
  formerKey?: string | undefined;
}

/** All that has a key and an id of its own. */
export function keyedThings(content: HotelContent): Keyed[] {
  const { outlets, directories, activities, requests } = content;
  const all = keyedIn(content.hotel.value.slug);
  return [
    ...all('outlet', outlets, { hasParts: () => true }),
    ...outlets.flatMap(({ value: outlet, menus }) => [
      ...all('menu', menus, { above: [outlet], hasParts: () => true }),
      ...menus.flatMap(({ file, value: menu }) => {
        const above = [outlet, menu];
        const items = menu.sections.flatMap((section, i) =>
          section.items.map((value, k) => ({
            value,
            file,
            path: ['sections', i, 'items', k],
            placesBefore: `${section.key}/`,
          })),
        );
        const sections = menu.sections.map((value, i) => ({ value, file, path: ['sections', i] }));
        return [
          ...all('section', sections, { above, placesBefore: '' }),
          ...all('item', items, { above, hasParts: ({ portions, modifiers }) => !!(portions ?? modifiers) }),
        ];
      }),
    ]),
    ...all('directory', directories, { hasParts: () => true }),
    ...directories.flatMap(({ file, value }) => {
      const entries = value.entries.map((entry, i) => ({ value: entry, file, path: ['entries', i] }));
      return all('entry', entries, { above: [value], placesBefore: '' });
    }),
    ...all('activity', activities, { hasParts: ({ booking }) => booking !== undefined }),
    ...all(
      'request',
      requests.value.map((value, i) => ({ value, file: requests.file, path: ['requests', i] })),
      { placesBefore: '' },
    ),
  ];
}

interface KeyedOptions<Value> {
  /** The things that contain it, from the outside in. */
  above?: readonly Named[];
  hasParts?: (value: Value) => boolean;
  placesBefore?: string;
}

const keyedIn =
  (slug: string) =>
  <Value extends Named>(
    kind: Kind,
    parts: readonly { value: Value; file: string; path?: readonly PropertyKey[]; placesBefore?: string }[],
    of: KeyedOptions<Value>,
  ): Keyed[] => {
    const { above = [], hasParts } = of;
    const taken = parts.map(({ value }) => value.key);
    return parts.map(({ value, file, path = [], placesBefore = of.placesBefore }) => ({
      kind,
      name: [...above, value].map(({ key }) => key).join('/'),
      file,
      path,
      key: value.key,
      uuid: value.uuid,
      formerKey: value.formerKey,
      id: value.uuid ?? contentId(slug, ID_KINDS[kind] ?? kind, ...[...above, value].map(idKeyOf)),
      hasParts: hasParts?.(value) ?? false,
      placesBefore,
      taken,
    }));
  };

/** The names by which ids follow from keys, where they are others. */
const ID_KINDS: Readonly<Partial<Record<Kind, string>>> = { request: 'template' };
