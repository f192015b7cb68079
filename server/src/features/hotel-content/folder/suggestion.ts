import { distance } from 'fastest-levenshtein';

/** Common names of allergens and diets that differ from ours. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['crustaceans', 'molluscs'],
  dairy: ['milk'],
  lactose: ['milk'],
  wheat: ['gluten'],
  soy: ['soybeans'],
  soya: ['soybeans'],
  sulfites: ['sulphites'],
  egg: ['eggs'],
  peanut: ['peanuts'],
  'gluten-free': ['gluten_free'],
  'lactose-free': ['lactose_free'],
};

/** Suggests the known words that are probably meant by an unknown one. */
export function suggestionFor(word: string, known: readonly string[]): string | undefined {
  const named = Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : undefined;
  const others = named?.filter((one) => known.includes(one)) ?? [];
  const near = known
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(one.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 1)
    .map(({ one }) => one);
  const meant = others.length > 0 ? others : near;
  return meant.length === 0 ? undefined : `Did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`;
}
