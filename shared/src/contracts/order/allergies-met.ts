import type { PricedLine } from './order-quote.schema';

type Line = Pick<PricedLine, 'lineId' | 'allergensDeclared' | 'allergens' | 'allergyConflicts'>;

/**
 * What a guest reads before they say yes to it, the same text for the same on both sides: which of their allergies each
 * line meets, whether the kitchen has said what is in it, and whether that is in it or only may be.
 */
export const allergiesMet = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.flatMap(({ lineId, allergensDeclared, allergens, allergyConflicts }) =>
      // By name, because the order of names is nobody's promise.
      [...allergyConflicts]
        .sort()
        .map((allergy) => [lineId, allergy, allergensDeclared, allergens.includes(allergy)]),
    ),
  );
