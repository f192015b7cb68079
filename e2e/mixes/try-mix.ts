import { pathTo } from '@guest/shared/routes/routes';
import type { BrowserContext } from '@playwright/test';
import { openLive } from '../everyone/live-page';
import { mixOf, type Mix } from './pairs';

const HOTEL = { property: 'casa-miramar' };

/** What guests open most, a page of each part. */
const MAIN_PAGES = [
  pathTo('property', HOTEL),
  pathTo('property-discover', HOTEL),
  pathTo('property-directories', HOTEL),
  pathTo('property-activities-index', HOTEL),
  pathTo('property-chat-intro', HOTEL),
  pathTo('property-signin', HOTEL),
];

export interface Tried {
  readonly mix: Mix;
  readonly outcome: 'works' | 'refused' | 'broken';
  readonly reasons: string[];
}

interface CheckedMix {
  verdicts: { outcome: string; rule: string; reason: string }[];
}

/** Asks the check, and opens the pages of a mix that passes. The context's requests are of a channel that mixes. */
export async function tryMix(
  context: BrowserContext,
  mix: Mix,
  { base, pages = MAIN_PAGES }: { base: string; pages?: readonly string[] },
): Promise<Tried> {
  const named = `mix=${mixOf(mix.versions)}`;
  const reply = await context.request.get(`${base}/builds/mix.json?${named}`);
  if (!reply.ok())
    return { mix, outcome: 'broken', reasons: [`the check was answered with ${reply.status()}`] };
  // The suite's own reply, held to its contract there.
  const { verdicts } = (await reply.json()) as CheckedMix;
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) {
    return { mix, outcome: 'refused', reasons: refused.map(({ rule, reason }) => `${rule}: ${reason}`) };
  }
  const reasons: string[] = [];
  for (const path of pages) reasons.push(...(await faultsOf(context, `${base}${path}?${named}`, mix)));
  return { mix, outcome: reasons.length > 0 ? 'broken' : 'works', reasons };
}

async function faultsOf(context: BrowserContext, address: string, { versions }: Mix): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  const { pathname } = new URL(address);
  page.on('pageerror', ({ message }) => faults.push(`${pathname}: ${message}`));
  page.on('console', (said) => {
    if (said.type() === 'error' && !/WebSocket is closed before/.test(said.text())) {
      faults.push(`${pathname}: ${said.text()}`);
    }
  });
  try {
    await openLive(page, address);
    const boot = await page.evaluate(() => document.getElementById('boot')?.textContent ?? '{}');
    // Written by the suite's own server.
    const { shell, remotes } = JSON.parse(boot) as {
      shell: string;
      remotes: Record<string, { version: string }>;
    };
    for (const [name, version] of Object.entries(versions)) {
      const got = name === 'shell' ? shell : remotes[name]?.version;
      if (got !== version) faults.push(`${pathname}: ${name} is ${got}, not ${version}`);
    }
    if (await page.getByRole('main').getByRole('alert').isVisible())
      faults.push(`${pathname}: shows an error`);
  } catch (error) {
    faults.push(`${pathname}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await page.close();
  }
  return faults;
}
