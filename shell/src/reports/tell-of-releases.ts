import { releaseReportContract } from '@guest/shared/contracts/release-report.contract';
import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release-report.schema';
import { pageBuild } from '../system/page-build';
import { passportOf } from './passport';
import { failureIn, loadedIn } from './timeline';

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
    const events = waiting.slice(0, MOST_EVENTS);
    waiting = [];
    if (events.length === 0 || reports >= MOST_REPORTS) return;
    reports += 1;
    send({ passport: passportOf(), events });
  }

  const observer = new PerformanceObserver((list) => {
    const events = list.getEntries().flatMap(eventOf);
    waiting.push(...events);
    if (events.some(({ outcome }) => outcome === 'failed')) return flush();
    if (waiting.length > 0) timer ??= setTimeout(flush, GATHERED_MS);
  });
  observer.observe({ type: 'measure', buffered: true });
  const leaving = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', leaving);
  return () => {
    observer.disconnect();
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
    const isOther = version !== wanted;
    return [
      {
        ...{ name, version, source: isOther ? 'fallback' : source, outcome: 'loaded', took },
        ...{ errorClass: null, instead: null },
      },
    ];
  }
  const failure = failureIn(entry);
  return failure ? [{ ...failure, source, outcome: 'failed' }] : [];
}

/** The browser sends it also while the page is left, and nobody waits for it. */
function beacon(report: PageReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(releaseReportContract.sendReports.path, body);
}
