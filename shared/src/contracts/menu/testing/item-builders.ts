import fc from 'fast-check';
import type { ModifierGroup } from '../menu.schema';
import { maxPerModifier, type SelectedModifier } from '../selection';

type NestedGroup = ModifierGroup['modifiers'][number]['modifierGroups'][number];

/** Creates a group of modifiers with unique names; fields that are not given have plain defaults. */
export function group(facts: Partial<ModifierGroup> & Pick<ModifierGroup, 'uuid'>): ModifierGroup {
  return {
    name: facts.uuid,
    min: 0,
    max: 5,
    freeCount: 0,
    display: 'stepper',
    defaultModifierUuids: [],
    modifiers: [],
    ...facts,
  };
}

export function modifier(
  uuid: string,
  facts: Partial<ModifierGroup['modifiers'][number]> = {},
): ModifierGroup['modifiers'][number] {
  return {
    uuid,
    name: uuid,
    price: 0,
    available: true,
    allergens: [],
    removesAllergens: [],
    modifierGroups: [],
    ...facts,
  };
}

export const choice = (groupUuid: string, modifierUuid: string, quantity = 1): SelectedModifier => ({
  groupUuid,
  modifierUuid,
  quantity,
});

const price = fc.integer({ min: -2_000, max: 5_000 });

const nestedGroupArbitrary = (uuid: string): fc.Arbitrary<NestedGroup> =>
  fc
    .record({ freeCount: fc.nat(3), prices: fc.array(price, { minLength: 1, maxLength: 3 }) })
    .map(({ freeCount, prices }) =>
      group({
        uuid,
        freeCount,
        max: 20,
        modifiers: prices.map((p, i) => modifier(`${uuid}.${i}`, { price: p })),
      }),
    );

const groupArbitrary = (uuid: string): fc.Arbitrary<ModifierGroup> =>
  fc
    .record({
      freeCount: fc.nat(3),
      modifiers: fc.array(fc.record({ price, nested: fc.option(nestedGroupArbitrary('nested')) }), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map(({ freeCount, modifiers }) =>
      group({
        uuid,
        freeCount,
        max: 20,
        modifiers: modifiers.map(({ price: p, nested }, i) =>
          modifier(`${uuid}.${i}`, {
            price: p,
            modifierGroups: nested
              ? [
                  {
                    ...nested,
                    uuid: `${uuid}.${i}.n`,
                    modifiers: nested.modifiers.map((one, j) => ({ ...one, uuid: `${uuid}.${i}.n.${j}` })),
                  },
                ]
              : [],
          }),
        ),
      }),
    );

/** Generates groups with one nested level and a selection from them. */
export const groupsAndChoice: fc.Arbitrary<{ groups: ModifierGroup[]; chosen: SelectedModifier[] }> = fc
  .tuple(groupArbitrary('a'), groupArbitrary('b'))
  .chain((groups) =>
    fc
      .tuple(
        ...groups.flatMap((one) =>
          one.modifiers.flatMap((outer) => [
            selectedArbitrary(one, outer.uuid),
            ...outer.modifierGroups.flatMap((inner) =>
              inner.modifiers.map(({ uuid }) => selectedArbitrary(inner, uuid)),
            ),
          ]),
        ),
      )
      .map((choices) => {
        const some = choices.filter(({ quantity }) => quantity > 0);
        const isOpen = ({ groupUuid }: SelectedModifier) =>
          !groupUuid.endsWith('.n') || some.some(({ modifierUuid }) => `${modifierUuid}.n` === groupUuid);
        return { groups, chosen: some.filter(isOpen) };
      }),
  );

const selectedArbitrary = (
  of: ModifierGroup | NestedGroup,
  modifierUuid: string,
): fc.Arbitrary<SelectedModifier> =>
  fc.nat(Math.min(3, maxPerModifier(of))).map((quantity) => ({ groupUuid: of.uuid, modifierUuid, quantity }));
