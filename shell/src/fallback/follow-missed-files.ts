import { onMissingCode } from '@guest/shared/late-code/missing-code';
import { noteFailure } from '../diagnostics/timeline';
import { askForFile, missedFileIn, type MissedFile } from './missed-file';
import { whenItComes } from './when-it-comes';

/** How often a file may fail to load although the server has it, before its release is considered broken. */
const MOST_FAILURES = 3;

interface MissedFilesDeps {
  /** Returns whether the page currently runs this version of the remote. */
  isRunning: (file: MissedFile) => boolean;
  /** Returns whether rendering the page again would lose nothing of the guest. */
  mayBeDrawnAnew: () => boolean;
  /**
   * Resolves to whether another release has replaced this one, or to undefined if a page shows the failure
   * itself.
   */
  crashed: (name: string, error: unknown) => Promise<boolean | undefined>;
  /** Renders the page again from the releases that are mounted now. */
  redraw: () => void;
  /** Called when the missing part stays unavailable on this page. */
  onMissed: () => void;
  /** Called when the missing file has loaded after all. */
  onCame: () => void;
}

/**
 * Watches for lazy files that fail to load on a page that works. The code that needs a file retries on its
 * own; if the release is broken rather than the network, it is abandoned like a release whose page does not
 * load. Returns a stop function.
 */
export function followMissedFiles(deps: MissedFilesDeps): () => void {
  /** Counts by release and error message. The message names the file or, for styles, only the chunk. */
  const failures = new Map<string, number>();
  /** All parts that wait for the same file report the same error object. */
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
    // Another file of the release may have been judged while the server was asked.
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
    // The shell has no previous release, and unsaved input of the guest is worth more than the missing part.
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
