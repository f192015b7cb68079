/** The figures that a page records while it loads. Times are in milliseconds since the navigation. */
export interface PageNotes {
  lcp: number;
  lcpElement: string;
  cls: number;
  longTasks: { at: number; ms: number }[];
  /** The time of the first frame with content; 0 before it. */
  content: number;
  live: Partial<Record<'frame' | 'page', number>>;
}

declare global {
  var benchNotes: PageNotes;
}

/**
 * Runs in the page before its own scripts. The function is serialized, so it must not use anything from its
 * scope. `content` is a selector that matches once the page counts as shown.
 */
export function probePage(content: string): void {
  const notes: PageNotes = {
    lcp: 0,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    content: 0,
    live: {},
  };
  globalThis.benchNotes = notes;

  type Entry = PerformanceEntry & { element?: Element; value?: number; hadRecentInput?: boolean };
  const on = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  on('largest-contentful-paint', ({ startTime, element }) => {
    notes.lcp = startTime;
    notes.lcpElement = element ? `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60) : '';
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) notes.cls += value;
  });
  on('longtask', ({ startTime, duration }) => notes.longTasks.push({ at: startTime, ms: duration }));
  on('mark', ({ name, startTime }) => {
    if (name === 'live-frame') notes.live.frame ??= startTime;
    if (name === 'live-page') notes.live.page ??= startTime;
  });

  const checkContent = () => {
    if (document.querySelector(content)) requestAnimationFrame(() => (notes.content = performance.now()));
    else requestAnimationFrame(checkContent);
  };
  requestAnimationFrame(checkContent);
}
