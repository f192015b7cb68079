import type { Browser, BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadAddresses } from '../suite/addresses';
import { openChromium } from '../suite/chromium';
import { contactSheet } from './contact-sheet';
import { looks } from './looks';
import { runningSuite } from './running-suite';
import {
  takeScreenshot,
  createVisitorContext,
  type PageScreenshot,
  type PageErrors,
} from './take-screenshot';
import { parseOptions, type ScreenshotOptions } from './options';

// `pnpm look` takes a screenshot of every page in every theme and size into `look/`. A page that reports
// errors fails the run.

/** The number of pages that load at the same time: one renders while others wait for replies. */
const CONCURRENT_PAGES = 4;

const folder = fileURLToPath(new URL('../../look', import.meta.url));
const options = parseOptions(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
const suite = await runningSuite();
const browser = await openChromium();
try {
  const shots = await shotsOf(suite.base, options);
  const results = await takeAll(browser, shots, suite.base);
  writeFileSync(`${folder}/index.html`, contactSheet(results));
  const failed = results.filter(({ errors }) => errors.length > 0);
  for (const { shot, errors } of failed) console.error(`${shot.file}\n  ${errors.join('\n  ')}`);
  console.log(`${results.length} screenshots in look/, ${failed.length} with errors: look/index.html`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await suite.stop();
}

async function shotsOf(base: string, { filters, ...selected }: ScreenshotOptions): Promise<PageScreenshot[]> {
  const byLook = await Promise.all(
    selected.looks.map(async (look) => {
      const addresses = await loadAddresses(base, selected.property ?? looks[look].property);
      return addresses
        .filter(({ name, path }) => filters.every((filter) => name.includes(filter) || path.includes(filter)))
        .flatMap(({ name, path }) =>
          selected.sizes.map((size) => ({ name, path, look, size, file: `${name}.${size}.${look}.png` })),
        );
    }),
  );
  return byLook.flat();
}

async function takeAll(browser: Browser, shots: PageScreenshot[], base: string) {
  const results: { shot: PageScreenshot; errors: PageErrors }[] = [];
  const waiting = [...shots];
  // There is one browser context per theme and size, so that pages share loaded files.
  const contexts = new Map<string, Promise<BrowserContext>>();
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, takeNext));
  // The results are sorted like the route table, because pages finish in any order.
  return results.sort((a, b) => shots.indexOf(a.shot) - shots.indexOf(b.shot));

  async function takeNext(): Promise<void> {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const context = await contextOf(shot);
      const errors = await takeScreenshot(context, { shot, base, folder, full: options.full });
      results.push({ shot, errors });
    }
  }

  function contextOf({ look, size }: PageScreenshot): Promise<BrowserContext> {
    const known = contexts.get(look + size);
    if (known) return known;
    const made = createVisitorContext(browser, { look, size, locale: options.locale });
    contexts.set(look + size, made);
    return made;
  }
}
