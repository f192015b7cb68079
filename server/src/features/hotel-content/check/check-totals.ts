import { precisionOf, toMinorUnits } from '../model/money';
import type { ModifierGroup } from '../schema/menu.schema';
import type { Check } from './check';
import { groupsOfItem, itemsOf } from './menu-parts';

type InnerGroup = NonNullable<ModifierGroup['options'][number]['groups']>[number];

/** Checks that no choice of modifiers makes an item cost less than nothing, because guests would get it for free. */
export const checkTotals: Check = (content, report) => {
  const precision = precisionOf(content.hotel.value.currency) ?? 0;
  const minor = (amount: number) => toMinorUnits(amount, precision) ?? 0;
  for (const { file, item, path } of itemsOf(content)) {
    const prices = item.portions?.map(({ price }) => price) ?? [item.price ?? 0];
    const base = minor(Math.min(...prices));
    const least = groupsOfItem(content, item).reduce((total, group) => total + leastOf(group, minor), base);
    // `checkMoney` reports a price that is negative itself.
    if (least < 0 && base >= 0)
      report(
        { file, path: [...path, 'modifiers'] },
        {
          code: 'total-negative',
          message: `With the cheapest choices, "${item.key}" costs ${(least / 10 ** precision).toFixed(precision)}.`,
          suggestion: 'Set higher prices of the choices, or a lower max of their groups.',
        },
      );
  }
};

interface Choice {
  /** Choosing the option once adds this much with the cheapest choices of the groups that it opens. */
  adds: number;
  /** Whether it may be among the free choices of the group; those that reduce the price are not. */
  mayBeFree: boolean;
}

/** Returns the least that the choices of a group add to the price of an item. */
function leastOf(group: ModifierGroup | InnerGroup, minor: (amount: number) => number): number {
  const { min = 0, max = Math.max(1, min), display, free = 0 } = group;
  const each = Math.min(group.most ?? (display === 'stepper' ? max : 1), max);
  const choices = group.options
    .map((option): Choice => {
      const price = minor(option.price ?? 0);
      const inner: readonly InnerGroup[] = 'groups' in option ? (option.groups ?? []) : [];
      return {
        adds: inner.reduce((total, one) => total + leastOf(one, minor), price),
        mayBeFree: price >= 0 && inner.length === 0,
      };
    })
    .toSorted((a, b) => a.adds - b.adds);
  let [total, taken, freeLeft] = [0, 0, free];
  for (const { adds, mayBeFree } of choices) {
    const wanted = (adds < 0 ? max : min) - taken;
    const count = Math.max(0, Math.min(each, wanted));
    const freeCount = adds >= 0 && mayBeFree ? Math.min(freeLeft, count) : 0;
    total += adds * (count - freeCount);
    taken += count;
    freeLeft -= freeCount;
  }
  return total;
}
