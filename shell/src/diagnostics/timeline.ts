import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import type { FailedRelease } from './failed-release';

/**
 * Loads and failures are recorded as performance measures, because they happen at the start of the page and
 * the code that reports them is loaded much later.
 */
const LOADED = 'remote ';
const FAILED = 'failed ';

export interface LoadedRelease {
  name: string;
  /** `undefined` for the release that the document names. */
  version: string | undefined;
  took: number;
}

/** Parses `remote chat`, or `remote chat@1.2.0~1` for another release or another attempt. */
export function parseLoaded({ name, duration }: PerformanceEntry): LoadedRelease | undefined {
  if (!name.startsWith(LOADED)) return undefined;
  const [, remote = '', version] = /^(\w[\w-]*)(?:@(.+)~\d+)?$/.exec(name.slice(LOADED.length)) ?? [];
  return { name: remote, version, took: Math.round(duration) };
}

export function recordFailure(name: string, since: number, { version, error, instead }: FailedRelease): void {
  const detail = { version, instead, errorClass: errorClassOf(error) };
  performance.measure(FAILED + name, { start: since, detail });
}

export interface RecordedFailure {
  name: string;
  version: string;
  instead: string | null;
  errorClass: string;
  took: number;
}

export function parseFailure(entry: PerformanceEntry): RecordedFailure | undefined {
  if (!entry.name.startsWith(FAILED)) return undefined;
  // The cast is safe because only `recordFailure` writes these entries.
  const { detail } = entry as PerformanceMeasure & { detail: Omit<RecordedFailure, 'name' | 'took'> };
  return { name: entry.name.slice(FAILED.length), ...detail, took: Math.round(entry.duration) };
}

/** Returns the releases that replaced a failed one, as pairs of name and version. */
export function replacements(): [name: string, version: string][] {
  return performance.getEntriesByType('measure').flatMap((entry): [string, string][] => {
    const failure = parseFailure(entry);
    return failure?.instead ? [[failure.name, failure.instead]] : [];
  });
}

/** Returns the class of an error. The message is never reported because it might contain personal data. */
export function errorClassOf(error: unknown): string {
  const code = /RUNTIME-\d+|ScriptExecutionError/.exec(String(error))?.[0];
  if (code) return code;
  if (isChunkLoadError(error)) return 'ChunkLoadError';
  return (error instanceof Error ? error.name : typeof error).replace(/[^\w.-]/g, '').slice(0, 60) || 'Error';
}
