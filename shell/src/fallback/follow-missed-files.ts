import { onMissingCode } from '@guest/shared/late-code/missing-code';
import { noteFailure } from '../diagnostics/timeline';
import { askForFile, missedFileIn, type MissedFile } from './missed-file';
import { whenItComes } from './when-it-comes';

/** How often a file that the server has may fail to come. */
const MOST_FAILURES = 3;

interface MissedFilesDeps {
  /** Whether a version is what the page has of a part at this moment. */
  isRunning: (file: MissedFile) => boolean;
  /** Whether the guest loses nothing if the page is drawn anew. */
  mayBeDrawnAnew: () => boolean;
  /** Answers whether another release has taken the place of this one; undefined where a page says itself that it failed. */
  crashed: (name: string, error: unknown) => Promise<boolean | undefined>;
  /** Draws the page anew, of what there is now. */
  redraw: () => void;
  /** What is missing stays away on this page, */
  onMissed: () => void;
  /** or has come after all. */
  onCame: () => void;
}

/**
 * Follows what comes late to a page that works, and does not come. Whoever wants it asks again; where it is the release that
 * is broken and not the network, it is left behind like one whose page does not come. Returns its stop function.
 */
export function followMissedFiles(deps: MissedFilesDeps): () => void {
  /** By release and the error's words, which name the file or, of styles, no more than the chunk. */
  const failures = new Map<string, number>();
  /** Whoever waits for one file hears of it by one error. */
  const heard = new WeakSet<Error>();
  const judged = new Set<string>();
  const life = new AbortController();

  async function judge(error: unknown): Promise<void> {
    const file = missedFileIn(error);
    if (!file || !(error instanceof Error) || heard.has(error)) return;
    heard.add(error);
    const release = `${file.name}@${file.version}`;
    const isOver = () => judged.has(release) || !deps.isRunning(file);
    if (isOver()) return;
    const since = performance.now();
    const answer = await askForFile(file);
    if (answer === 'unanswered') return;
    const failure = `${release} ${String(error)}`;
    const times = (failures.get(failure) ?? 0) + 1;
    failures.set(failure, times);
    const isBroken = answer === 'gone' || times >= MOST_FAILURES;
    // Another of its files may have been judged while the server was asked.
    if (!isBroken || isOver()) return;
    judged.add(release);
    await leaveBehind(file, error, since);
  }

  async function leaveBehind(file: MissedFile, error: unknown, since: number): Promise<void> {
    const { name, version } = file;
    const tellMissed = () => {
      deps.onMissed();
      whenItComes({ ...file, error }, life.signal, deps.onCame);
    };
    // The shell has none before it, and what the guest has begun is worth more than the part.
    if (name === 'shell' || !deps.mayBeDrawnAnew()) {
      noteFailure(name, since, { version, error, instead: null });
      return tellMissed();
    }
    const isReplaced = await deps.crashed(name, error);
    if (isReplaced) deps.redraw();
    else if (isReplaced === false) tellMissed();
  }

  const stop = onMissingCode((error) => void judge(error));
  return () => {
    stop();
    life.abort();
  };
}
