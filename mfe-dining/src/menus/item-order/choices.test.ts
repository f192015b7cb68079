import { selectionProblems } from '@guest/shared/contracts/menu/selection';
import { modifier, modifierGroup } from '@guest/shared/testing/builders/menu';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { withChoice } from './choices';

const sauces = {
  ...modifierGroup({ uuid: uuidOf(20), display: 'radio', min: 1 }),
  modifiers: [modifier({ uuid: uuidOf(21), name: 'Pesto' }), modifier({ uuid: uuidOf(22), name: 'Aioli' })],
  defaultModifierUuids: [uuidOf(21)],
};
const side = modifierGroup({
  uuid: uuidOf(10),
  display: 'radio',
  min: 1,
  modifiers: [
    modifier({ uuid: uuidOf(11), name: 'Fries', modifierGroups: [sauces] }),
    modifier({ uuid: uuidOf(12), name: 'Salad' }),
  ],
});
const extras = modifierGroup({
  uuid: uuidOf(30),
  display: 'checkbox',
  max: 2,
  modifiers: [modifier({ uuid: uuidOf(31) }), modifier({ uuid: uuidOf(32) })],
});
const groups = [side, extras];
const one = (group: number, item: number) => ({
  groupUuid: uuidOf(group),
  modifierUuid: uuidOf(item),
  quantity: 1,
});

test('a nested group starts with its default choices and disappears with the choice that opened it', () => {
  const fries = withChoice(groups, [], { group: side, modifierUuid: uuidOf(11), quantity: 1 });
  const salad = withChoice(groups, fries, { group: side, modifierUuid: uuidOf(12), quantity: 1 });

  expect(fries).toEqual([one(10, 11), one(20, 21)]);
  expect(salad).toEqual([one(10, 12)]);
  expect(selectionProblems(groups, salad)).toEqual([]);
});

test('selecting a choice again does not reset its nested groups', () => {
  const chosen = [one(10, 11), one(20, 22)];

  const again = withChoice(groups, chosen, { group: side, modifierUuid: uuidOf(11), quantity: 1 });

  expect(again).toHaveLength(2);
  expect(again).toEqual(expect.arrayContaining(chosen));
});

test('choices of a multiple-choice group are selected and cleared individually', () => {
  const both = [31, 32].reduce(
    (chosen, item) => withChoice(groups, chosen, { group: extras, modifierUuid: uuidOf(item), quantity: 1 }),
    [one(10, 12)],
  );

  expect(both).toHaveLength(3);
  expect(withChoice(groups, both, { group: extras, modifierUuid: uuidOf(31), quantity: 0 })).toEqual([
    one(10, 12),
    one(30, 32),
  ]);
});
