import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { senderOfInvalidEvent } from '@guest/shared/events/event-bus';
import { isChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import { partOfError } from './error-parts';
import { pageBuild } from './page-build';
import { ownSource } from './page-releases';
import { errorClassOf } from './timeline';
import { getVersionInfo } from './version-info';

/** The folder of a release in an address: the name, and the version or the folder of shared files. */
const RELEASE_FOLDER = /\/releases\/([\w-]+)\/([\w.+-]+)\//;

/** Receives what was thrown, and the file in which that happened if the browser names it. */
type ErrorListener = (error: unknown, file?: string) => void;

/** Calls `listener` for every uncaught or reported error, which need not be an `Error`. Returns a stop function. */
export function onUncaughtError(listener: ErrorListener): () => void {
  const onError = (event: ErrorEvent) => {
    const error: unknown = event.error;
    // Events without an error come from scripts of other origins and from the browser itself.
    const isOfPage = (error !== null && error !== undefined) || RELEASE_FOLDER.test(event.filename);
    if (isOfPage && !isExpected(error)) listener(error, event.filename);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isExpected(reason)) listener(reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** A missing chunk is reported by the code that needed it, and an abort is intended. */
const isExpected = (error: unknown): boolean =>
  isChunkLoadError(error) || (error instanceof Error && error.name === 'AbortError');

/**
 * Attributes an error to a release: first to the sender of the data that caused it, then to the part that caught it,
 * then to the release whose code threw it, according to the stack or else to the file. The shell is the last resort.
 */
export function errorEventOf(error: unknown, file = ''): ReleaseEvent {
  const build = pageBuild();
  const stack = (error instanceof Error && error.stack) || file;
  const named = senderOfInvalidEvent(error) ?? partOfError(error);
  const [name, version] = withVersion(named) ?? throwerIn(stack) ?? ['shell', build.shell];
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

type NameAndVersion = [name: string, version: string];

/** The address of a file that several releases share has no version; then it is the one that the page runs. */
function throwerIn(stack: string): NameAndVersion | undefined {
  const [, name = '', folder = ''] = RELEASE_FOLDER.exec(stack) ?? [];
  return folder === SHARED_FOLDER || folder === '' ? withVersion(name) : [name, folder];
}

function withVersion(name: string | undefined): NameAndVersion | undefined {
  const version = name && getVersionInfo().versions[name];
  return name && version ? [name, version] : undefined;
}
