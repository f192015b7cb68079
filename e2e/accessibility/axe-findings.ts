import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export interface Looked {
  /** All of them, where it is left out. */
  readonly rules?: string[];
  /** The part of the page that is looked at. */
  readonly within?: string;
}

/**
 * What axe finds, with the first place of each. It is brought to the page once and asked there: the suite has no frames,
 * for which its own bridge to the browser makes a page and a copy of itself for every look.
 */
export async function axeFindings(page: Page, { rules, within = 'html' }: Looked = {}): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  // Pictures take their places, and give them their names, right after the page answers.
  await expect(page.locator('main noscript')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, within }) => {
      const { violations } = await window.axe.run(within, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : {}),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { rules, within },
  );
}

declare global {
  interface Window {
    /** As soon as a page has been looked at. */
    axe: typeof axe;
  }
}
