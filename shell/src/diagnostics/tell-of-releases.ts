import { releaseReportContract } from '@guest/shared/contracts/release/release-report.contract';
import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.schema';
import { pageBuild } from './page-build';
import { ownSource } from './parts-of-page';
import { passportOf } from './passport';
import { failureIn, loadedIn } from './timeline';
import { errorEventOf, onUncaught } from './uncaught';

/** Milliseconds in which loads are gathered; a failure is told at once. */
const GATHERED_MS = 5_000;
/** In one report, and of one page: more would say nothing new. */
const MOST_EVENTS = 20;
const MOST_REPORTS = 20;

/** Tells the server of the releases that this page loads, and of those that fail. Returns its stop function. */
export function tellOfReleases(send: (report: PageReport) => void = beacon): () => void {
  let waiting: ReleaseEvent[] = [];
  let reports = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.filter(isNews).slice(0, MOST_EVENTS);
    waiting = [];
    if (events.length === 0 || reports >= MOST_REPORTS) return;
    reports += 1;
    send({ passport: passportOf(), events });
  }

  function gather(events: ReleaseEvent[]): void {
    waiting.push(...events);
    if (events.some(({ outcome }) => outcome === 'failed')) return flush();
    if (waiting.length > 0) timer ??= setTimeout(flush, GATHERED_MS);
  }

  const observer = new PerformanceObserver((list) => gather(list.getEntries().flatMap(eventOf)));
  observer.observe({ type: 'measure', buffered: true });
  const leaving = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', leaving);
  const stopListening = onUncaught((error) => gather([errorEventOf(error)]));
  return () => {
    observer.disconnect();
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leaving);
  };
}

function eventOf(entry: PerformanceEntry): ReleaseEvent[] {
  const { source, remotes } = pageBuild();
  const loaded = loadedIn(entry);
  if (loaded) {
    const { name, took } = loaded;
    const wanted = remotes[name]?.version;
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
  const failure = failureIn(entry);
  if (!failure) return [];
  // It is as the page wanted it, or was itself the help for another.
  return [{ ...failure, source: ownSource(failure.name, failure.version) ?? source, outcome: 'failed' }];
}

/** What made a release be left behind is told once: as the failure that it is. */
const isNews = (event: ReleaseEvent, _: number, all: ReleaseEvent[]): boolean =>
  event.outcome !== 'threw' ||
  !all.some(
    ({ outcome, name, errorClass }) =>
      outcome === 'failed' && name === event.name && errorClass === event.errorClass,
  );

/** The browser sends it also while the page is left, and nobody waits for it. */
function beacon(report: PageReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(releaseReportContract.sendReports.path, body);
}
