import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { isMissingCode } from '@guest/shared/late-code/missing-code';
import { pageBuild } from './page-build';
import { ownSource } from './parts-of-page';
import { classOf } from './timeline';

/** Hears of every mistake that nobody has caught, or that somebody has reported. Returns its stop function. */
export function onUncaught(hear: (error: unknown) => void): () => void {
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    // Without an error it was no script of ours.
    if (error instanceof Error && !isExpected(error)) hear(error);
  };
  addEventListener('error', heard);
  addEventListener('unhandledrejection', heard);
  return () => {
    removeEventListener('error', heard);
    removeEventListener('unhandledrejection', heard);
  };
}

/** A file that did not come is told of by whoever asked for it, and what somebody has stopped is no mistake. */
const isExpected = (error: Error): boolean => isMissingCode(error) || error.name === 'AbortError';

/** Of the part whose code threw it, as far as the browser tells; else of the shell, which answers for the page. */
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
