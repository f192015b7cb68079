import { onChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import { recordFailure } from '../diagnostics/timeline';
import { checkAvailability, failedChunkIn, type FailedChunk } from './failed-chunk';
import { onChunkLoaded } from './on-chunk-loaded';

/** A release is considered broken if a file that the server has fails to load this many times. */
const MAX_FAILURES = 3;

interface FailedChunkDeps {
  /** Returns the version of a remote or of the shell that the page currently runs. */
  versionOf: (name: string) => string | undefined;
  /** Returns whether rendering the page again would lose nothing of the guest. */
  canRerender: () => boolean;
  /**
   * Resolves to whether another release has replaced this one, or to undefined if a page shows the failure
   * itself.
   */
  crashed: (name: string, error: unknown) => Promise<boolean | undefined>;
  /** Renders the page again from the releases that are mounted now. */
  redraw: () => void;
  /** Called when the missing part stays unavailable on this page. */
  onFailed: () => void;
  /** Called when the missing file has loaded after all. */
  onLoaded: () => void;
}

/**
 * Watches for lazy files that fail to load on a page that works. The code that needs a file retries on its
 * own; if the release is broken rather than the network, it is abandoned like a release whose page does not
 * load. Returns a stop function.
 */
export function watchFailedChunks(deps: FailedChunkDeps): () => void {
  /** Counts by release and error message. The message names the file or, for styles, only the chunk. */
  const failures = new Map<string, number>();
  /** All parts that wait for the same file report the same error object. */
  const seen = new WeakSet<Error>();
  const abandoned = new Set<string>();
  const life = new AbortController();

  async function inspect(error: unknown): Promise<void> {
    const file = failedChunkIn(error, deps.versionOf);
    if (!file || !(error instanceof Error) || seen.has(error)) return;
    seen.add(error);
    const release = `${file.name}@${file.version}`;
    const isSettled = () => abandoned.has(release) || deps.versionOf(file.name) !== file.version;
    if (isSettled()) return;
    const since = performance.now();
    const availability = await checkAvailability(file);
    if (availability === 'unanswered') return;
    const failure = `${release} ${String(error)}`;
    const times = (failures.get(failure) ?? 0) + 1;
    failures.set(failure, times);
    const isBroken = availability === 'gone' || times >= MAX_FAILURES;
    // Another file of the release may have been judged while the server was asked.
    if (!isBroken || isSettled()) return;
    abandoned.add(release);
    await abandonRelease(file, error, since);
  }

  async function abandonRelease(file: FailedChunk, error: unknown, since: number): Promise<void> {
    const { name, version } = file;
    const notifyFailed = () => {
      deps.onFailed();
      onChunkLoaded({ ...file, error }, life.signal, deps.onLoaded);
    };
    // The shell has no previous release, and unsaved input of the guest is worth more than the missing part.
    if (name === 'shell' || !deps.canRerender()) {
      recordFailure(name, since, { version, error, instead: null });
      return notifyFailed();
    }
    const isReplaced = await deps.crashed(name, error);
    if (isReplaced) deps.redraw();
    else if (isReplaced === false) notifyFailed();
  }

  const stop = onChunkLoadError((error) => void inspect(error));
  return () => {
    stop();
    life.abort();
  };
}
