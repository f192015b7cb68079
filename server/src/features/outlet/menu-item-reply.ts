import type { ListedItem, MenuItem, ModifierGroup } from '@guest/shared/contracts/menu.schema';
import type { menuItem } from '../../db/schema';
import type { StoredModifierGroup } from '../../db/schema/stored';
import type { PropertyScope } from '../property/property-scope';

type ItemRow = typeof menuItem.$inferSelect;

export function toListedItem(row: ItemRow, { say, image }: PropertyScope): ListedItem {
  return {
    name: say(row.name),
    ...(row.description && { description: say(row.description) }),
    images: row.pictures.map((picture) => image(picture)),
    price: row.price,
    ...(row.portions.length > 0 && { priceFrom: Math.min(...row.portions.map(({ price }) => price)) }),
    portions: row.portions.map(({ name, price }) => ({ name: say(name), price })),
    allergensDeclared: row.allergens !== null,
    allergens: row.allergens ?? [],
    mayContain: row.mayContain,
    dietary: row.dietary,
    spicyLevel: row.spicyLevel,
    stockStatus: row.stockStatus,
    tags: row.tags,
  };
}

export function toMenuItem(row: ItemRow, scope: PropertyScope): MenuItem {
  const { say, lang, property } = scope;
  const original = row.name[property.defaultLanguage];
  const isTranslated = lang !== property.defaultLanguage && original !== undefined;
  return {
    ...toListedItem(row, scope),
    uuid: row.id,
    portions: row.portions.map((portion) => ({ ...portion, name: say(portion.name) })),
    ...(isTranslated && original !== say(row.name) && { originalName: original }),
    modifierGroups: row.modifierGroups.map((group) => toGroup(group, say)),
    ...(row.calories !== null && { calories: row.calories }),
    ...(row.abv !== null && { abv: row.abv }),
    isAlcohol: row.isAlcohol,
  };
}

function toGroup(group: StoredModifierGroup, say: PropertyScope['say']): ModifierGroup {
  return {
    ...group,
    name: say(group.name),
    modifiers: group.modifiers.map((modifier) => ({
      ...modifier,
      name: say(modifier.name),
      modifierGroups: modifier.modifierGroups.map((inner) => toGroup(inner, say)),
    })),
  };
}
