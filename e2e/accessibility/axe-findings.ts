import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The small file, because every page compiles it anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface ScanOptions {
  /** The rules to run; all of them by default. */
  readonly rules?: string[];
  /** A selector of the part of the page to check. */
  readonly within?: string;
}

/**
 * Returns the violations that axe finds, each with its first element. axe is injected once per page; the
 * official Playwright integration opens an extra page and injects axe again on every run, which is only
 * needed for frames.
 */
export async function axeFindings(
  page: Page,
  { rules, within = 'html' }: ScanOptions = {},
): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  // Images replace their placeholders and their accessible names right after the page becomes interactive.
  await expect(page.locator('main noscript')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
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
    /** Defined once the page has been checked. */
    axe: typeof axe;
  }
}
