import type { menuItem } from '../../platform/db/tables/schema';
import type { StoredModifierGroup } from '../../platform/db/tables/columns/stored';
import type { DemoMenuItem, DemoModifierGroup, Text } from '../model/demo-property';
import type { Filling } from './filling';

interface Place {
  /** The path to the section, starting at the outlet. */
  path: string[];
  sectionId: string;
  position: number;
}

export function menuItemRow(
  filling: Filling,
  demo: DemoMenuItem,
  place: Place,
): typeof menuItem.$inferInsert {
  const { propertyId, idOf, picture } = filling;
  const key = [...place.path, named(filling, demo.name)];
  return {
    id: idOf('item', ...key),
    propertyId,
    sectionId: place.sectionId,
    position: place.position,
    name: demo.name,
    description: demo.description,
    pictures: demo.picture ? [picture({ scene: demo.picture, alt: demo.name }, key.join('/'))] : [],
    price: demo.price,
    portions: demo.portions?.map(({ name, price }) => ({
      uuid: idOf('portion', ...key, named(filling, name)),
      name,
      price,
    })),
    modifierGroups: demo.modifierGroups?.map((group) => storedGroup(filling, group, key)),
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
    availability: demo.availability && filling.hours(demo.availability),
    minQuantity: demo.minQuantity,
    maxQuantity: demo.maxQuantity,
    quantityStep: demo.quantityStep,
    leadMinutes: demo.leadMinutes,
    orderModes: demo.orderModes,
    minAge: demo.minAge,
  };
}

function storedGroup(filling: Filling, group: DemoModifierGroup, of: string[]): StoredModifierGroup {
  const key = [...of, named(filling, group.name)];
  const idOf = (name: Text) => filling.idOf('modifier', ...key, named(filling, name));
  return {
    uuid: filling.idOf('group', ...key),
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
        storedGroup(filling, inner, [...key, named(filling, modifier.name)]),
      ),
    })),
  };
}

const named = ({ property: { languages } }: Filling, name: Text) => name[languages[0] ?? 'en'] ?? '';
