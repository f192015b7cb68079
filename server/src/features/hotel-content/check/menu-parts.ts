import type { Path } from '../folder/source-file';
import type { HotelContent } from '../model/hotel-content';
import type { Item, Menu, ModifierGroup, Section } from '../schema/menu.schema';
import type { Outlet } from '../schema/outlet.schema';

interface MenuPart {
  file: string;
  outlet: Outlet;
  menu: Menu;
}
interface ItemPart extends MenuPart {
  section: Section;
  item: Item;
  path: Path;
}
interface GroupPart {
  file: string;
  group: ModifierGroup;
  path: Path;
}

export const menusOf = ({ outlets }: HotelContent): MenuPart[] =>
  outlets.flatMap(({ value: outlet, menus }) =>
    menus.map(({ file, value }) => ({ file, outlet, menu: value })),
  );

export const itemsOf = (content: HotelContent): ItemPart[] =>
  menusOf(content).flatMap((part) =>
    part.menu.sections.flatMap((section, i) =>
      section.items.map((item, k) => ({ ...part, section, item, path: ['sections', i, 'items', k] })),
    ),
  );

/** Returns all modifier groups of a folder: shared ones, those within items, and the groups nested in their options. */
export function groupsOf(content: HotelContent): GroupPart[] {
  const { file, value } = content.modifiers;
  const shared = value.map((group, i) => ({ file, group, path: ['groups', i] }));
  const within = itemsOf(content).flatMap(({ file: menuFile, item, path }) =>
    (item.modifiers ?? []).flatMap((group, i) =>
      typeof group === 'string' ? [] : [{ file: menuFile, group, path: [...path, 'modifiers', i] }],
    ),
  );
  return [...shared, ...within].flatMap(withInner);
}

const withInner = (part: GroupPart): GroupPart[] => [
  part,
  ...part.group.options.flatMap(({ groups = [] }, i) =>
    groups.map((group, k) => ({ file: part.file, group, path: [...part.path, 'options', i, 'groups', k] })),
  ),
];

/** Returns the modifier groups of an item, whether shared or written in the item itself. */
export const groupsOfItem = ({ modifiers }: HotelContent, item: Item): ModifierGroup[] =>
  (item.modifiers ?? []).flatMap((used) =>
    typeof used === 'string' ? (modifiers.value.find(({ key }) => key === used) ?? []) : used,
  );
