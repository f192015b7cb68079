import type { PricedLine } from './order-quote.schema';

type Line = Pick<PricedLine, 'lineId' | 'allergensDeclared' | 'allergens' | 'allergyConflicts'>;

/**
 * Returns a canonical text of what the guest confirms: the conflicting allergies of each line, whether the
 * kitchen has declared its allergens, and whether the line contains the allergen or only may contain it.
 * Browser and server compute the same text.
 */
export const serializeAllergyConflicts = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.flatMap(({ lineId, allergensDeclared, allergens, allergyConflicts }) =>
      // The order of conflicts is not guaranteed, so they are sorted.
      [...allergyConflicts]
        .sort()
        .map((allergy) => [lineId, allergy, allergensDeclared, allergens.includes(allergy)]),
    ),
  );
