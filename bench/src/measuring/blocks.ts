/**
 * Runs every case once per block, in random order, so that cases that are compared are measured together and
 * none profits from its position or from a quiet minute.
 */
export async function runBlocks<Case, Sample>(options: {
  cases: readonly Case[];
  /** The number of recorded blocks. One more runs first as a warm-up and is dropped. */
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
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
