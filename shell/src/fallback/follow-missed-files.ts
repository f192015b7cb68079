import { onMissingCode } from '@guest/shared/late-code/missing-code';
import { noteFailure } from '../reports/timeline';
import { askForFile, missedFileIn, type MissedFile } from './missed-file';

/** How often a file that the server has may fail to come. */
const MOST_FAILURES = 3;

interface MissedFilesDeps {
  /** Whether a version is what the page has of a part at this moment. */
  isRunning: (file: MissedFile) => boolean;
  /** Whether the guest loses nothing if the page begins anew. */
  mayBeginAnew: () => boolean;
  /** Answers whether another release has taken the place of this one. */
  crashed: (name: string, error: unknown) => Promise<boolean>;
  /** Draws the page anew, of what there is now. */
  redraw: () => void;
  /** What is missing stays away on this page. */
  onMissed: () => void;
}

/**
 * Follows what comes late to a page that works, and does not come. Whoever wants it asks again; where it is the release that
 * is broken and not the network, it is left behind like one whose page does not come. Returns its stop function.
 */
export function followMissedFiles(deps: MissedFilesDeps): () => void {
  /** By the error's words, which name the file or, of styles, the chunk. */
  const failures = new Map<string, number>();
  const judged = new Set<string>();

  async function judge(error: unknown): Promise<void> {
    const file = missedFileIn(error);
    if (!file) return;
    const since = performance.now();
    const answer = await askForFile(file);
    if (answer === 'unanswered') return;
    const words = String(error);
    const times = (failures.get(words) ?? 0) + 1;
    failures.set(words, times);
    const isBroken = answer === 'gone' || times >= MOST_FAILURES;
    const release = `${file.name}@${file.version}`;
    if (!isBroken || judged.has(release) || !deps.isRunning(file)) return;
    judged.add(release);
    await leaveBehind(file, error, since);
  }

  async function leaveBehind({ name, version }: MissedFile, error: unknown, since: number): Promise<void> {
    // The shell has none before it, and what the guest has begun is worth more than the part.
    if (name === 'shell' || !deps.mayBeginAnew()) noteFailure(name, since, { version, error, instead: null });
    else if (await deps.crashed(name, error)) return deps.redraw();
    deps.onMissed();
  }

  return onMissingCode((error) => void judge(error));
}
