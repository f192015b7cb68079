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

// `pnpm look`: a picture of every page in every look and size, into `look/`; a page that complains fails it.

/** Pages that load at one time: one is drawn while others wait for their replies. */
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
  console.log(`${taken.length} pictures in look/, ${bad.length} with complaints: look/index.html`);
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
  // A visitor for each look and size: what one page has loaded, the next has.
  const contexts = new Map<string, Promise<BrowserContext>>();
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  // In the order of the table, whichever came first.
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
