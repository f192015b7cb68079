import { afterEach, beforeEach, vi } from 'vitest';

/** The height of every observed row. */
export const ROW_PX = 400;
const SCREEN_PX = 800;

/** Lays out the rows of a virtual list in each test of a file, because the test environment has no layout. */
export function layOutRows(): void {
  beforeEach(() => {
    stubRowHeights(ROW_PX);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(SCREEN_PX);
    vi.stubGlobal('scrollTo', vi.fn());
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      get: () => document.body,
      configurable: true,
    });
  });
  afterEach(() => {
    document.documentElement.scrollTop = 0;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  });
}

/** Gives observed rows this height; `undefined` for a page that has not been laid out yet. */
export function stubRowHeights(height: number | undefined): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #listener: ResizeObserverCallback;
      constructor(listener: ResizeObserverCallback) {
        this.#listener = listener;
      }
      observe(target: Element) {
        if (height === undefined) return;
        // The virtual list reads only these fields of an entry.
        const entry = { target, contentRect: { width: 390, height } } as unknown as ResizeObserverEntry;
        queueMicrotask(() => this.#listener([entry], this as unknown as ResizeObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
