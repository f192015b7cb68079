import { cacheFor, CACHES } from './cache-names';
import { pathOf } from './path-of';

/** Loaded files are reported in batches of this duration. */
const BATCH_MS = 2_000;

/** Reports the release files and pictures that this page loads, including those loaded before the call. */
export function observeLoadedFiles(report: (loaded: { files: string[]; pictures: string[] }) => void): void {
  let paths: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    report({
      files: paths.filter((path) => cacheFor(path) === CACHES.files),
      pictures: paths.filter((path) => cacheFor(path) === CACHES.pictures),
    });
    paths = [];
    timer = undefined;
  };

  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => new URL(name));
    const cacheable = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && cacheFor(pathname) !== undefined,
    );
    if (cacheable.length === 0) return;
    paths.push(...cacheable.map(({ href }) => pathOf(href)));
    timer ??= setTimeout(flush, BATCH_MS);
  }).observe({ type: 'resource', buffered: true });
}
