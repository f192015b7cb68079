import type { Page } from '@playwright/test';

export interface LayoutShift {
  value: number;
  /** The elements that moved, with their positions before and after. */
  elements: string[];
}

/** TypeScript's DOM library does not have the type of these entries yet. */
interface LayoutShiftEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records the layout shifts of all pages that open from now on, except those that a tap or a key causes. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: LayoutShift[] = [];
    Object.assign(globalThis, { layoutShifts });
    const describe = ({ node, previousRect, currentRect }: LayoutShiftEntry['sources'][number]) => {
      const start = node instanceof Element ? node.outerHTML : node?.textContent;
      return `${start?.slice(0, 100)}: ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShiftEntry[])
        if (!entry.hadRecentInput)
          layoutShifts.push({ value: entry.value, elements: entry.sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts of the current page. */
export const readLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
