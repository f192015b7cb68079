import { isMissingCode } from '@guest/shared/late-code/missing-code';
import type { Failed } from './failed';

/**
 * The browser's own timeline is where loads and failures wait to be told: the start of the page writes them there, and
 * what tells them may come long after.
 */
const LOADED = 'remote ';
const FAILED = 'failed ';

export interface Loaded {
  name: string;
  /** Undefined where it is the release that the document names. */
  version: string | undefined;
  took: number;
}

/** `remote chat`, or `remote chat@1.2.0~1` of another release or another try. */
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
  // Written above, and by nobody else.
  const { detail } = entry as PerformanceMeasure & { detail: Omit<NotedFailure, 'name' | 'took'> };
  return { name: entry.name.slice(FAILED.length), ...detail, took: Math.round(entry.duration) };
}

/** Releases that have taken another's place: versions by name. */
export function replacements(): [name: string, version: string][] {
  return performance.getEntriesByType('measure').flatMap((entry): [string, string][] => {
    const failure = failureIn(entry);
    return failure?.instead ? [[failure.name, failure.instead]] : [];
  });
}

/** What kind of error it is: never its words, which might speak of a guest. */
export function classOf(error: unknown): string {
  const code = /RUNTIME-\d+|ScriptExecutionError/.exec(String(error))?.[0];
  if (code) return code;
  if (isMissingCode(error)) return 'ChunkLoadError';
  return (error instanceof Error ? error.name : typeof error).replace(/[^\w.-]/g, '').slice(0, 60) || 'Error';
}
