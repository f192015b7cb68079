import type { Browser, BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realAddresses } from '../suite/addresses';
import { openChromium } from '../suite/chromium';
import { contactSheet } from './contact-sheet';
import { looks } from './looks';
import { runningSuite } from './running-suite';
import { takePicture, visitorFor, type Shot, type Troubles } from './take-picture';
import { wishesIn, type Wishes } from './wishes';

// `pnpm look` takes a screenshot of every page in every theme and size into `look/`. A page that reports
// errors fails the run.

/** The number of pages that load at the same time: one renders while others wait for replies. */
const AT_ONCE = 4;

const folder = fileURLToPath(new URL('../../look', import.meta.url));
const wishes = wishesIn(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
const suite = await runningSuite();
const browser = await openChromium();
try {
  const shots = await shotsOf(suite.base, wishes);
  const taken = await takeAll(browser, shots, suite.base);
  writeFileSync(`${folder}/index.html`, contactSheet(taken));
  const bad = taken.filter(({ troubles }) => troubles.length > 0);
  for (const { shot, troubles } of bad) console.error(`${shot.file}\n  ${troubles.join('\n  ')}`);
  console.log(`${taken.length} screenshots in look/, ${bad.length} with errors: look/index.html`);
  if (bad.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await suite.stop();
}

async function shotsOf(base: string, { words, ...chosen }: Wishes): Promise<Shot[]> {
  const byLook = await Promise.all(
    chosen.looks.map(async (look) => {
      const addresses = await realAddresses(base, chosen.property ?? looks[look].property);
      return addresses
        .filter(({ name, path }) => words.every((word) => name.includes(word) || path.includes(word)))
        .flatMap(({ name, path }) =>
          chosen.sizes.map((size) => ({ name, path, look, size, file: `${name}.${size}.${look}.png` })),
        );
    }),
  );
  return byLook.flat();
}

async function takeAll(browser: Browser, shots: Shot[], base: string) {
  const taken: { shot: Shot; troubles: Troubles }[] = [];
  const waiting = [...shots];
  // There is one browser context per theme and size, so that pages share loaded files.
  const contexts = new Map<string, Promise<BrowserContext>>();
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  // The results are sorted like the route table, because pages finish in any order.
  return taken.sort((a, b) => shots.indexOf(a.shot) - shots.indexOf(b.shot));

  async function takeNext(): Promise<void> {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const context = await contextOf(shot);
      const troubles = await takePicture(context, { shot, base, folder, full: wishes.full });
      taken.push({ shot, troubles });
    }
  }

  function contextOf({ look, size }: Shot): Promise<BrowserContext> {
    const known = contexts.get(look + size);
    if (known) return known;
    const made = visitorFor(browser, { look, size, locale: wishes.locale });
    contexts.set(look + size, made);
    return made;
  }
}
