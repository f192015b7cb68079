import type { ListedItem, MenuItem, ModifierGroup } from '@guest/shared/contracts/menu/menu.schema';
import type { menuItem } from '../../platform/db/tables/schema';
import type { StoredModifierGroup } from '../../platform/db/tables/columns/stored';
import type { PropertyScope } from '../property/property-scope';

type ItemRow = typeof menuItem.$inferSelect;

/** The columns of an item that a list shows. Long menus are read mostly as a list, and reading a column takes time. */
export const LISTED_COLUMNS = {
  name: true,
  description: true,
  pictures: true,
  price: true,
  portions: true,
  allergens: true,
  mayContain: true,
  dietary: true,
  spicyLevel: true,
  stockStatus: true,
  stockLeft: true,
  soldOutUntil: true,
  availability: true,
  tags: true,
} as const satisfies Partial<Record<keyof ItemRow, true>>;
export type ListedRow = Pick<ItemRow, keyof typeof LISTED_COLUMNS>;

/** Up to this number the guest sees that few are left. */
const LOW_STOCK_MAX = 5;

export function toListedItem(
  row: ListedRow,
  { localize, image, hours }: PropertyScope,
  now: number,
): ListedItem {
  return {
    name: localize(row.name),
    ...(row.description && { description: localize(row.description) }),
    images: row.pictures.map((picture) => image(picture)),
    price: row.price,
    ...(row.portions.length > 0 && { priceFrom: Math.min(...row.portions.map(({ price }) => price)) }),
    portions: row.portions.map(({ name, price }) => ({ name: localize(name), price })),
    allergensDeclared: row.allergens !== null,
    allergens: row.allergens ?? [],
    mayContain: row.mayContain,
    dietary: row.dietary,
    spicyLevel: row.spicyLevel,
    stockStatus: stockStatusOf(row, now),
    ...(row.availability && { availability: hours(row.availability) }),
    tags: row.tags,
  };
}

export function toMenuItem(row: ItemRow, scope: PropertyScope, now: number): MenuItem {
  const { localize, lang, property } = scope;
  const original = row.name[property.defaultLanguage];
  const isTranslated = lang !== property.defaultLanguage && original !== undefined;
  return {
    ...toListedItem(row, scope, now),
    uuid: row.id,
    portions: row.portions.map((portion) => ({ ...portion, name: localize(portion.name) })),
    ...(isTranslated && original !== localize(row.name) && { originalName: original }),
    modifierGroups: row.modifierGroups.map((group) => toGroup(group, localize)),
    ...(row.calories !== null && { calories: row.calories }),
    ...(row.abv !== null && { abv: row.abv }),
    isAlcohol: row.isAlcohol,
    ...(row.minQuantity !== null && { minQuantity: row.minQuantity }),
    ...(row.maxQuantity !== null && { maxQuantity: row.maxQuantity }),
    ...(row.quantityStep !== null && { quantityStep: row.quantityStep }),
    ...(row.leadMinutes !== null && { leadMinutes: row.leadMinutes }),
    ...(row.orderModes && { orderModes: row.orderModes }),
    ...(row.stockLeft !== null && row.stockLeft <= LOW_STOCK_MAX && { stockLeft: row.stockLeft }),
    ...(isSoldOutFor(row, now) && row.soldOutUntil && { soldOutUntil: row.soldOutUntil.toISOString() }),
    ...(row.minAge !== null && { minAge: row.minAge }),
  };
}

type StockRow = Pick<ItemRow, 'stockStatus' | 'stockLeft' | 'soldOutUntil'>;

/** Counted stock decides the status; otherwise the status set by staff applies until it expires. */
export function stockStatusOf(row: StockRow, now: number): ListedItem['stockStatus'] {
  if (isSoldOutFor(row, now) || row.stockLeft === 0) return 'sold_out';
  if (row.stockLeft !== null) return row.stockLeft <= LOW_STOCK_MAX ? 'low' : 'available';
  return row.stockStatus === 'sold_out' ? 'available' : row.stockStatus;
}

const isSoldOutFor = ({ stockStatus, soldOutUntil }: StockRow, now: number) =>
  stockStatus === 'sold_out' && (soldOutUntil === null || now < soldOutUntil.getTime());

function toGroup(
  { description, ...group }: StoredModifierGroup,
  localize: PropertyScope['localize'],
): ModifierGroup {
  return {
    ...group,
    name: localize(group.name),
    ...(description && { description: localize(description) }),
    modifiers: group.modifiers.map((modifier) => ({
      ...modifier,
      name: localize(modifier.name),
      modifierGroups: modifier.modifierGroups.map((inner) => toGroup(inner, localize)),
    })),
  };
}
