import { contentId, idKeyOf } from './content-id';
import type { HotelContent } from './hotel-content';

type Kind = 'outlet' | 'menu' | 'section' | 'item' | 'directory' | 'entry' | 'activity' | 'request';

/** An entry with a key that can be renamed. */
export interface ContentEntry {
  kind: Kind;
  /** The path of keys that leads to it, such as `bar/drinks/espresso`. */
  name: string;
  file: string;
  path: readonly PropertyKey[];
  key: string;
  uuid: string | undefined;
  formerKey: string | undefined;
  /** Its `uuid`, or the id that is derived from its keys. */
  id: string;
  /** Whether the ids of its parts are derived from its key. */
  hasParts: boolean;
  /**
   * The prefix in front of its key in the places of translated texts; `undefined` if these places do not contain its
   * key.
   */
  placesBefore: string | undefined;
  /** The keys of all entries of its kind within the same parent, its own included. */
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

/** Finds entries by their path of keys. If the path is ambiguous, it may begin with the folder, such as `outlets/`. */
export const findEntries = (content: HotelContent, name: string): ContentEntry[] =>
  contentEntries(content).filter((one) => [one.name, `${FOLDERS[one.kind]}/${one.name}`].includes(name));

interface Named {
  key: string;
  uuid?: string | undefined;
  formerKey?: string | undefined;
}

/** Returns everything that has a key and an id of its own. */
export function contentEntries(content: HotelContent): ContentEntry[] {
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

interface EntryOptions<Value> {
  /** The entries that contain it, outermost first. */
  above?: readonly Named[];
  hasParts?: (value: Value) => boolean;
  placesBefore?: string;
}

const keyedIn =
  (slug: string) =>
  <Value extends Named>(
    kind: Kind,
    parts: readonly { value: Value; file: string; path?: readonly PropertyKey[]; placesBefore?: string }[],
    of: EntryOptions<Value>,
  ): ContentEntry[] => {
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

/** The kinds that have another name in the derivation of ids. */
const ID_KINDS: Readonly<Partial<Record<Kind, string>>> = { request: 'template' };
