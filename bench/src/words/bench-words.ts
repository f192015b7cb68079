import { matchTerms } from '../../../server/src/features/moderation/words/match-terms';
import { buildTermIndex, type TermIndex } from '../../../server/src/features/moderation/words/term-index';
import { languagesOf } from '../../../server/src/features/moderation/words/text-languages';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { CHARACTERS, createTerms, WRITERS } from './written-texts';

const TEXTS_PER_BLOCK = 50;
/** The first texts of a process are slower, until its code is compiled. */
const WARM_UP = 200;
const MAX_MS = 2;
const QUIET_TIMEOUT_MS = 30_000;

/** Measures how long the server looks for the words of a hotel in a text that a guest wants to publish. */
export async function benchWords({ blocks }: { blocks: number }): Promise<Report> {
  const terms = createTerms();
  const index = buildTermIndex(terms);
  const isQuiet = await waitForQuietMachine(QUIET_TIMEOUT_MS);
  return {
    name: 'words',
    date: new Date().toISOString(),
    metrics: Object.entries(WRITERS).map(([name, write]) => {
      for (let text = 0; text < WARM_UP; text += 1) timeText(index, write());
      const times = Array.from({ length: blocks * TEXTS_PER_BLOCK }, () => timeText(index, write()));
      return metric({ name, value: median(times), unit: 'ms', target: MAX_MS });
    }),
    notes: [
      `${terms.length.toLocaleString('en')} words and phrases against a text of ${CHARACTERS.toLocaleString('en')} characters; medians.`,
      ...(isQuiet ? [] : ['The machine was busy with other work: this run does not count.']),
    ],
  };
}

/** Returns the milliseconds for one text. */
function timeText(index: TermIndex, text: string): number {
  const started = performance.now();
  matchTerms(index, text, languagesOf([text], 'en'));
  return performance.now() - started;
}
