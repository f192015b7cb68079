import type { menuItem } from '../../platform/db/tables/schema';
import type { StoredModifierGroup } from '../../platform/db/tables/columns/stored';
import type { DemoMenuItem, DemoModifierGroup, Text } from '../model/demo-property';
import type { ImportContext } from './import-rows';
import { keyName } from './key-name';

interface ItemPosition {
  /** The path to the section, starting at the outlet. */
  path: string[];
  sectionId: string;
  position: number;
}

export function menuItemRow(
  context: ImportContext,
  demo: DemoMenuItem,
  location: ItemPosition,
): typeof menuItem.$inferInsert {
  const { propertyId, idOf, picture } = context;
  const key = [...location.path, keyName(context.property, demo.name)];
  return {
    id: idOf('item', ...key),
    propertyId,
    sectionId: location.sectionId,
    position: location.position,
    name: demo.name,
    description: demo.description,
    pictures: demo.picture ? [picture({ scene: demo.picture, alt: demo.name }, key.join('/'))] : [],
    price: demo.price,
    portions: demo.portions?.map(({ name, price }) => ({
      uuid: idOf('portion', ...key, keyName(context.property, name)),
      name,
      price,
    })),
    modifierGroups: demo.modifierGroups?.map((group) => storedGroup(context, group, key)),
    allergens: demo.allergens,
    mayContain: demo.mayContain,
    dietary: demo.dietary,
    spicyLevel: demo.spicyLevel,
    calories: demo.calories,
    abv: demo.abv,
    isAlcohol: demo.isAlcohol,
    stockStatus: demo.stockStatus,
    tags: demo.tags,
    stockLeft: demo.stockLeft,
    availability: demo.availability && context.hours(demo.availability),
    minQuantity: demo.minQuantity,
    maxQuantity: demo.maxQuantity,
    quantityStep: demo.quantityStep,
    leadMinutes: demo.leadMinutes,
    orderModes: demo.orderModes,
    minAge: demo.minAge,
  };
}

function storedGroup(context: ImportContext, group: DemoModifierGroup, of: string[]): StoredModifierGroup {
  const key = [...of, keyName(context.property, group.name)];
  const idOf = (name: Text) => context.idOf('modifier', ...key, keyName(context.property, name));
  return {
    uuid: context.idOf('group', ...key),
    name: group.name,
    min: group.min,
    max: group.max,
    freeCount: group.freeCount ?? 0,
    ...(group.maxPerModifier !== undefined && { maxPerModifier: group.maxPerModifier }),
    display: group.display,
    defaultModifierUuids: group.modifiers.filter(({ isDefault }) => isDefault).map(({ name }) => idOf(name)),
    modifiers: group.modifiers.map((modifier) => ({
      uuid: idOf(modifier.name),
      name: modifier.name,
      price: modifier.price,
      available: true,
      allergens: modifier.allergens ?? [],
      ...(modifier.mayContain && { mayContain: modifier.mayContain }),
      removesAllergens: modifier.removesAllergens ?? [],
      ...(modifier.dietaryRemoved && { dietaryRemoved: modifier.dietaryRemoved }),
      modifierGroups: (modifier.modifierGroups ?? []).map((inner) =>
        storedGroup(context, inner, [...key, keyName(context.property, modifier.name)]),
      ),
    })),
  };
}
