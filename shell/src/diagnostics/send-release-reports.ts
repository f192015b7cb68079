import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { pageBuild } from './page-build';
import { ownSource } from './page-releases';
import { getVersionInfo } from './version-info';
import { parseFailure, parseLoaded } from './timeline';
import { errorEventOf, onUncaughtError } from './error-reporting';
import { sendReport } from './send-report';

/** Load events are collected for this time before they are sent; failures are sent at once. */
const BATCH_MS = 5_000;
/** The limits of events per report and reports per page; more would add no information. */
const MAX_EVENTS = 20;
const MAX_REPORTS = 20;

/** Reports to the server which releases this page loads and which of them fail. Returns a stop function. */
export function sendReleaseReports(send: (report: PageReport) => void = sendReport): () => void {
  let waiting: ReleaseEvent[] = [];
  let reports = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.filter(isUnreported).slice(0, MAX_EVENTS);
    waiting = [];
    if (events.length === 0 || reports >= MAX_REPORTS) return;
    reports += 1;
    send({ passport: getVersionInfo(), events });
  }

  function collect(events: ReleaseEvent[]): void {
    waiting.push(...events);
    if (events.some(({ outcome }) => outcome === 'failed')) return flush();
    if (waiting.length > 0) timer ??= setTimeout(flush, BATCH_MS);
  }

  collect(failedView());
  const observer = new PerformanceObserver((list) => collect(list.getEntries().flatMap(eventOf)));
  observer.observe({ type: 'measure', buffered: true });
  const leaving = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', leaving);
  const stopListening = onUncaughtError((...thrown) => collect([errorEventOf(...thrown)]));
  return () => {
    observer.disconnect();
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leaving);
  };
}

/**
 * Returns the failure of the server to render the first view of this page. The page reports it instead of the server,
 * so that it counts once for each page, like every other failure.
 */
function failedView(): ReleaseEvent[] {
  const { failedView: name, source, shell, remotes } = pageBuild();
  if (name === undefined) return [];
  const version = name === 'shell' ? shell : remotes[name]?.version;
  if (version === undefined) return [];
  return [{ name, version, source, outcome: 'unrendered', took: null, errorClass: null, instead: null }];
}

function eventOf(entry: PerformanceEntry): ReleaseEvent[] {
  const { source, shell, remotes } = pageBuild();
  const loaded = parseLoaded(entry);
  if (loaded) {
    const { name, took } = loaded;
    const wanted = name === 'shell' ? shell : remotes[name]?.version;
    const version = loaded.version ?? wanted;
    if (version === undefined) return [];
    return [
      {
        name,
        version,
        source: ownSource(name, version) ?? source,
        outcome: 'loaded',
        took,
        errorClass: null,
        instead: null,
      },
    ];
  }
  const failure = parseFailure(entry);
  if (!failure) return [];
  // The failed version is either the one that the page wanted or a fallback for it.
  return [{ ...failure, source: ownSource(failure.name, failure.version) ?? source, outcome: 'failed' }];
}

/** An uncaught error that caused a failed release is reported once, as that failure. */
const isUnreported = (event: ReleaseEvent, _: number, all: ReleaseEvent[]): boolean =>
  event.outcome !== 'threw' ||
  !all.some(
    ({ outcome, name, errorClass }) =>
      outcome === 'failed' && name === event.name && errorClass === event.errorClass,
  );
