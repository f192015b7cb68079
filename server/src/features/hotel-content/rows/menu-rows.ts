import type { StoredModifierGroup } from '../../../platform/db/tables/columns/stored';
import { idKeyOf } from '../model/content-id';
import { toStoredHours } from '../model/hours';
import type { OutletContent, Part } from '../model/hotel-content';
import type { ToText } from '../model/texts';
import type { Item, Menu, ModifierGroup, Section } from '../schema/menu.schema';
import { storedCard } from './picture-columns';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

type MenuRows = Pick<ContentRows, 'menu' | 'menuSection' | 'menuItem'>;

/** Creates the rows of an outlet's menus with their sections and items. */
export function menuRows(context: RowContext, outlet: OutletContent): MenuRows {
  const rows: MenuRows = { menu: [], menuSection: [], menuItem: [] };
  for (const [position, part] of outlet.menus.entries()) {
    const keys = [idKeyOf(outlet.value), idKeyOf(part.value)];
    const id = part.value.uuid ?? context.idOf('menu', ...keys);
    rows.menu.push(menuRow(context, part, { id, position, outletId: context.outletId(outlet.value.key) }));
    for (const [sectionPosition, section] of part.value.sections.entries()) {
      const sectionId = section.uuid ?? context.idOf('section', ...keys, section.key);
      rows.menuSection.push({
        ...sectionRow(context, part.file, section),
        id: sectionId,
        menuId: id,
        position: sectionPosition,
      });
      for (const [itemPosition, item] of section.items.entries())
        rows.menuItem.push({
          ...itemRow(context, item, {
            file: part.file,
            place: `${section.key}/${item.key}`,
            keys: [...keys, idKeyOf(item)],
          }),
          sectionId,
          position: itemPosition,
        });
    }
  }
  return rows;
}

const textOrNull = (toText: ToText, name: string, source: string | undefined) =>
  source === undefined ? null : toText(name, source);

function menuRow(
  { propertyId, texts, toDate }: RowContext,
  { file, value }: Part<Menu>,
  ids: { id: string; position: number; outletId: string },
): MenuRows['menu'][number] {
  const toText = texts.of(file);
  return {
    ...ids,
    propertyId,
    slug: value.key,
    name: toText('name', value.name),
    description: textOrNull(toText, 'description', value.description),
    isOrderable: value.orderable ?? false,
    availability: value.availability ? toStoredHours(value.availability, toText, toDate) : null,
    pricesIncludeTax: value.pricesIncludeTax,
    pdfUrl: value.pdf ?? null,
  };
}

function sectionRow({ propertyId, texts, toDate }: RowContext, file: string, section: Section) {
  const toText = texts.of(file, section.key);
  return {
    propertyId,
    name: toText('name', section.name),
    description: textOrNull(toText, 'description', section.description),
    availability: section.availability ? toStoredHours(section.availability, toText, toDate) : null,
  };
}

interface ItemPlace {
  file: string;
  /** The place of the item in its file. */
  place: string;
  keys: string[];
}

function itemRow(context: RowContext, item: Item, { file, place, keys }: ItemPlace) {
  const { propertyId, texts, idOf, amount } = context;
  const toText = texts.of(file, place);
  const portions = (item.portions ?? []).map((portion) => ({
    uuid: idOf('portion', ...keys, portion.key),
    name: texts.of(file, `${place}/${portion.key}`)('name', portion.name),
    price: amount(portion.price),
  }));
  return {
    id: item.uuid ?? idOf('item', ...keys),
    propertyId,
    name: toText('name', item.name),
    description: textOrNull(toText, 'description', item.description),
    pictures: storedCard(context, item.picture),
    price: item.price === undefined ? Math.min(...portions.map(({ price }) => price)) : amount(item.price),
    portions,
    modifierGroups: (item.modifiers ?? []).map((one) => modifierGroup(context, one, { file, place, keys })),
    allergens: item.allergens ?? null,
    mayContain: item.mayContain ?? [],
    dietary: item.dietary ?? [],
    spicyLevel: item.spicy ?? 0,
    calories: item.calories ?? null,
    abv: item.abv ?? null,
    isAlcohol: item.alcohol ?? false,
    tags: item.tags ?? [],
    availability: item.availability ? toStoredHours(item.availability, toText, context.toDate) : null,
    minQuantity: item.minQuantity ?? null,
    maxQuantity: item.maxQuantity ?? null,
    quantityStep: item.quantityStep ?? null,
    leadMinutes: item.leadMinutes ?? null,
    orderModes: item.orders ?? null,
    minAge: item.minAge ?? null,
  };
}

/**
 * A shared group has its texts in its own file, but its ids are derived from the item: the same group has different
 * ids at different items.
 */
function modifierGroup(
  context: RowContext,
  used: string | ModifierGroup,
  item: ItemPlace,
): StoredModifierGroup {
  const { modifiers } = context.content;
  if (typeof used !== 'string') return storedGroup(context, used, item);
  const shared = modifiers.value.find(({ key }) => key === used);
  if (!shared) throw new RangeError(`no modifiers "${used}"`);
  return storedGroup(context, shared, { file: modifiers.file, place: '', keys: item.keys });
}

type Option = ModifierGroup['options'][number];

function storedGroup(context: RowContext, group: ModifierGroup, at: ItemPlace): StoredModifierGroup {
  const { idOf, texts, amount } = context;
  const keys = [...at.keys, group.key];
  const place = at.place === '' ? group.key : `${at.place}/${group.key}`;
  const toText = texts.of(at.file, place);
  const optionId = ({ key }: Option) => idOf('modifier', ...keys, key);
  const max = group.max ?? Math.max(1, group.min ?? 0);
  return {
    uuid: idOf('group', ...keys),
    name: toText('name', group.name),
    ...(group.description !== undefined && { description: toText('description', group.description) }),
    min: group.min ?? 0,
    max,
    freeCount: group.free ?? 0,
    ...(group.most !== undefined && { maxPerModifier: group.most }),
    display: group.display ?? (max === 1 ? 'radio' : 'checkbox'),
    defaultModifierUuids: group.options.filter((one) => one.default).map(optionId),
    modifiers: group.options.map((option) => ({
      uuid: optionId(option),
      name: texts.of(at.file, `${place}/${option.key}`)('name', option.name),
      price: amount(option.price ?? 0),
      available: true,
      allergens: option.allergens ?? [],
      ...(option.mayContain && { mayContain: option.mayContain }),
      removesAllergens: option.removes ?? [],
      ...(option.noLonger && { dietaryRemoved: option.noLonger }),
      modifierGroups: (option.groups ?? []).map((inner) =>
        storedGroup(context, inner, {
          file: at.file,
          place: `${place}/${option.key}`,
          keys: [...keys, option.key],
        }),
      ),
    })),
  };
}
