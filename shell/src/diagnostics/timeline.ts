import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { Failed } from './failed';

/**
 * Loads and failures are recorded as performance measures, because they happen at the start of the page and
 * the code that reports them is loaded much later.
 */
const LOADED = 'remote ';
const FAILED = 'failed ';

export interface Loaded {
  name: string;
  /** `undefined` for the release that the document names. */
  version: string | undefined;
  took: number;
}

/** Parses `remote chat`, or `remote chat@1.2.0~1` for another release or another attempt. */
export function loadedIn({ name, duration }: PerformanceEntry): Loaded | undefined {
  if (!name.startsWith(LOADED)) return undefined;
  const [, remote = '', version] = /^(\w[\w-]*)(?:@(.+)~\d+)?$/.exec(name.slice(LOADED.length)) ?? [];
  return { name: remote, version, took: Math.round(duration) };
}

export function noteFailure(name: string, since: number, { version, error, instead }: Failed): void {
  const detail = { version, instead, errorClass: classOf(error) };
  performance.measure(FAILED + name, { start: since, detail });
}

export interface NotedFailure {
  name: string;
  version: string;
  instead: string | null;
  errorClass: string;
  took: number;
}

export function failureIn(entry: PerformanceEntry): NotedFailure | undefined {
  if (!entry.name.startsWith(FAILED)) return undefined;
  // The cast is safe because only `noteFailure` writes these entries.
  const { detail } = entry as PerformanceMeasure & { detail: Omit<NotedFailure, 'name' | 'took'> };
  return { name: entry.name.slice(FAILED.length), ...detail, took: Math.round(entry.duration) };
}

/** Returns the releases that replaced a failed one, as pairs of name and version. */
export function replacements(): [name: string, version: string][] {
  return performance.getEntriesByType('measure').flatMap((entry): [string, string][] => {
    const failure = failureIn(entry);
    return failure?.instead ? [[failure.name, failure.instead]] : [];
  });
}

/** Returns the class of an error. The message is never reported because it might contain personal data. */
export function classOf(error: unknown): string {
  const code = /RUNTIME-\d+|ScriptExecutionError/.exec(String(error))?.[0];
  if (code) return code;
  if (isMissingCode(error)) return 'ChunkLoadError';
  return (error instanceof Error ? error.name : typeof error).replace(/[^\w.-]/g, '').slice(0, 60) || 'Error';
}
