import { runBlocks } from './blocks';
import { waitForQuietMachine } from './quiet-machine';

const QUIET_TIMEOUT_MS = 30_000;

/**
 * Runs blocks in which each measurement waits for a quiet machine. `notes` reports measurements that started
 * without one.
 */
export async function runQuietBlocks<Case, Sample>(options: {
  cases: readonly Case[];
  blocks: number;
  measure: (one: Case) => Promise<Sample>;
  print: (line: string) => void;
}): Promise<{ samples: Map<Case, Sample[]>; notes: string[] }> {
  const { cases, blocks, measure, print } = options;
  let busy = 0;
  let all = 0;
  const samples = await runBlocks({
    cases,
    blocks,
    onBlock: (done) => print(`block ${done} of ${blocks}`),
    async measure(one) {
      all += 1;
      if (!(await waitForQuietMachine(QUIET_TIMEOUT_MS))) busy += 1;
      return measure(one);
    },
  });
  const notes = [`The machine did other work in ${busy} of ${all} measurements: this run does not count.`];
  return { samples, notes: busy > 0 ? notes : [] };
}
