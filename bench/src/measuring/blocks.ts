/**
 * What is compared is measured together: in each block every case once, in an order of its own, so that no case
 * profits from its place or from a quiet minute.
 */
export async function runBlocks<Case, Sample>(options: {
  cases: readonly Case[];
  /** How many are kept; one more is run first and dropped, in which everything gets warm. */
  blocks: number;
  measure: (one: Case) => Promise<Sample>;
  onBlock?: (done: number) => void;
  random?: () => number;
}): Promise<Map<Case, Sample[]>> {
  const { cases, blocks, measure, onBlock = () => {}, random = Math.random } = options;
  const samples = new Map<Case, Sample[]>(cases.map((one) => [one, []]));
  for (let block = 0; block <= blocks; block++) {
    for (const one of shuffled(cases, random)) {
      const sample = await measure(one);
      if (block > 0) samples.get(one)?.push(sample);
    }
    onBlock(block);
  }
  return samples;
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
