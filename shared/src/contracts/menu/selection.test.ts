import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSelection, selectionProblems } from './selection';
import { choice, group, groupsAndChoice, modifier } from './testing/item-builders';

const codes = (...of: Parameters<typeof selectionProblems>) =>
  selectionProblems(...of).map(({ code }) => code);

const milk = group({
  uuid: 'milk',
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [modifier('cow'), modifier('oat', { price: 50 }), modifier('soy', { available: false })],
});

test('a required group needs a modifier and accepts no more than its maximum', () => {
  expect(codes([milk], [])).toEqual(['modifier_required']);
  expect(codes([milk], [choice('milk', 'oat')])).toEqual([]);
  expect(codes([milk], [choice('milk', 'oat'), choice('milk', 'cow')])).toEqual(['modifier_range']);
});

test('a range counts quantities, not different modifiers', () => {
  const sides = group({ uuid: 'sides', min: 2, max: 3, modifiers: [modifier('rice'), modifier('salad')] });

  expect(codes([sides], [choice('sides', 'rice')])).toEqual(['modifier_range']);
  expect(codes([sides], [choice('sides', 'rice', 2)])).toEqual([]);
  expect(codes([sides], [choice('sides', 'rice', 2), choice('sides', 'salad', 2)])).toEqual([
    'modifier_range',
  ]);
});

test('a modifier can be selected once unless its group allows more', () => {
  const boxes = group({ uuid: 'boxes', display: 'checkbox', max: 4, modifiers: [modifier('cheese')] });

  expect(codes([boxes], [choice('boxes', 'cheese', 2)])).toEqual(['modifier_range']);
  expect(codes([{ ...boxes, maxPerModifier: 2 }], [choice('boxes', 'cheese', 2)])).toEqual([]);
});

test('a modifier that is sold out, unknown or in a group that is not open cannot be selected', () => {
  const bun = group({
    uuid: 'bun',
    modifiers: [
      modifier('brioche', { modifierGroups: [group({ uuid: 'spread', modifiers: [modifier('butter')] })] }),
    ],
  });

  expect(codes([milk], [choice('milk', 'soy')])).toEqual(['modifier_unavailable']);
  expect(codes([milk], [choice('milk', 'cow'), choice('tea', 'mint')])).toEqual(['modifier_unavailable']);
  expect(codes([bun], [choice('spread', 'butter')])).toEqual(['modifier_unavailable']);
  expect(codes([bun], [choice('bun', 'brioche'), choice('spread', 'butter')])).toEqual([]);
});

test('a nested group is required once the modifier that opens it is selected', () => {
  const bun = group({
    uuid: 'bun',
    modifiers: [
      modifier('brioche', {
        modifierGroups: [group({ uuid: 'spread', min: 1, modifiers: [modifier('butter')] })],
      }),
    ],
  });

  expect(codes([bun], [])).toEqual([]);
  expect(selectionProblems([bun], [choice('bun', 'brioche')])).toMatchObject([
    { code: 'modifier_required', groupUuid: 'spread' },
  ]);
});

test('an unavailable default is left out, so its required group is incomplete', () => {
  const soyByDefault = { ...milk, defaultModifierUuids: ['soy'] };

  expect(defaultSelection([soyByDefault])).toEqual([]);
  expect(codes([soyByDefault], defaultSelection([soyByDefault]))).toEqual(['modifier_required']);
  expect(defaultSelection([{ ...milk, defaultModifierUuids: ['oat'] }])).toEqual([choice('milk', 'oat')]);
});

test('the order of selection does not change the problems', () => {
  fc.assert(
    fc.property(groupsAndChoice, ({ groups, chosen }) => {
      const backwards = selectionProblems(groups, [...chosen].reverse());
      const forwards = selectionProblems(groups, chosen);
      expect(new Set(backwards.map((one) => JSON.stringify(one)))).toEqual(
        new Set(forwards.map((one) => JSON.stringify(one))),
      );
    }),
  );
});
