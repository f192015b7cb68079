/** What is measured together: every case once, in an order of its own, so that no case profits from its place. */
export async function runBlocks<Case extends string, Sample>(options: {
  cases: readonly Case[];
  /** How many are kept; one more is run first and dropped, in which everything gets warm. */
  blocks: number;
  measure: (name: Case, isKept: boolean) => Promise<Sample>;
  onBlock?: (done: number) => void;
  random?: () => number;
}): Promise<Record<Case, Sample[]>> {
  const { cases, blocks, measure, onBlock = () => {}, random = Math.random } = options;
  // Filled with every case on the line itself.
  const samples = Object.fromEntries(cases.map((name) => [name, []])) as unknown as Record<Case, Sample[]>;
  for (let block = 0; block <= blocks; block++) {
    for (const name of shuffled(cases, random)) {
      const sample = await measure(name, block > 0);
      if (block > 0) samples[name].push(sample);
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
