import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import { partOfError } from './error-parts';
import { pageBuild } from './page-build';
import { ownSource } from './page-releases';
import { errorClassOf } from './timeline';
import { getVersionInfo } from './version-info';

/** Calls `listener` for every uncaught or reported error. Returns a stop function. */
export function onUncaughtError(listener: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    // Events without an error come from scripts of other origins.
    if (error instanceof Error && !isExpected(error)) listener(error);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onError);
  };
}

/** A missing chunk is reported by the code that needed it, and an abort is intended. */
const isExpected = (error: Error): boolean => isChunkLoadError(error) || error.name === 'AbortError';

/**
 * Attributes an error to a release: first to the sender of the data that caused it, then to the part that caught it,
 * then to the release whose code threw it, according to the stack. The shell is the last resort.
 */
export function errorEventOf(error: unknown): ReleaseEvent {
  const build = pageBuild();
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const thrower = /\/releases\/([\w-]+)\/([\w.+-]+)\//.exec(stack)?.slice(1);
  const named = withVersion(senderOf(error) ?? partOfError(error));
  const [name = 'shell', version = build.shell] = named ?? thrower ?? [];
  return {
    name,
    version,
    source: ownSource(name, version) ?? build.source,
    outcome: 'threw',
    took: null,
    errorClass: errorClassOf(error),
    instead: null,
  };
}

/** Returns the part that sent the data that caused an error, such as a malformed event. */
function senderOf(error: unknown): string | undefined {
  const { sender } = Object(error) as { sender?: unknown };
  return typeof sender === 'string' ? sender : undefined;
}

function withVersion(name: string | undefined): [name: string, version: string] | undefined {
  const version = name && getVersionInfo().versions[name];
  return name && version ? [name, version] : undefined;
}
