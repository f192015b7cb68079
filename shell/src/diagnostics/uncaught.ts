import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { isMissingCode } from '@guest/shared/late-code/missing-code';
import { pageBuild } from './page-build';
import { ownSource } from './parts-of-page';
import { classOf } from './timeline';

/** Calls `hear` for every uncaught or reported error. Returns a stop function. */
export function onUncaught(hear: (error: unknown) => void): () => void {
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    // Events without an error come from scripts of other origins.
    if (error instanceof Error && !isExpected(error)) hear(error);
  };
  addEventListener('error', heard);
  addEventListener('unhandledrejection', heard);
  return () => {
    removeEventListener('error', heard);
    removeEventListener('unhandledrejection', heard);
  };
}

/** A missing chunk is reported by the code that needed it, and an abort is intended. */
const isExpected = (error: Error): boolean => isMissingCode(error) || error.name === 'AbortError';

/**
 * Attributes an error to the part whose code threw it, judging by the stack, or to the shell if the stack
 * names none.
 */
export function errorEventOf(error: unknown): ReleaseEvent {
  const build = pageBuild();
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, name = 'shell', version = build.shell] = /\/releases\/([\w-]+)\/([\w.+-]+)\//.exec(stack) ?? [];
  return {
    name,
    version,
    source: ownSource(name, version) ?? build.source,
    outcome: 'threw',
    took: null,
    errorClass: classOf(error),
    instead: null,
  };
}
