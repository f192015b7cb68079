import { mixContract, type CheckedMix } from '@guest/shared/contracts/release/mix.contract';
import type { BrowserContext, Page } from '@playwright/test';
import { versionsOfTab } from '../releases/tab';
import type { Journey } from './journeys';
import { mixOf, type Mix } from './pairs';

export interface Tried {
  readonly mix: Mix;
  readonly outcome: 'works' | 'refused' | 'broken';
  readonly reasons: string[];
}

/**
 * Runs the compatibility check on a mix and, if it passes, the journeys. The requests of the context must
 * belong to a channel that allows mixes.
 */
export async function tryMix(
  context: BrowserContext,
  mix: Mix,
  journeys: readonly Journey[],
): Promise<Tried> {
  const named = mixOf(mix.versions);
  const reply = await context.request.get(`${mixContract.checkMix.path}?mix=${named}`);
  if (!reply.ok())
    return { mix, outcome: 'broken', reasons: [`the check was answered with ${reply.status()}`] };
  // The cast is safe because the server checks its replies against the contract.
  const { verdicts } = (await reply.json()) as CheckedMix;
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) {
    return { mix, outcome: 'refused', reasons: refused.map(({ rule, reason }) => `${rule}: ${reason}`) };
  }
  const reasons: string[] = [];
  for (const journey of journeys) {
    const page = await context.newPage();
    const faults = await faultsOf(page, journey, { ...mix, named });
    reasons.push(...faults.map((fault) => `${journey.name}: ${fault}`));
    await page.close();
  }
  return { mix, outcome: reasons.length > 0 ? 'broken' : 'works', reasons };
}

async function faultsOf(page: Page, journey: Journey, mix: Mix & { named: string }): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !/WebSocket is closed before/.test(said.text())) faults.push(said.text());
  });
  try {
    await journey.go(page, mix.named);
    const found = await versionsOfTab(page);
    for (const [name, version] of Object.entries(mix.versions)) {
      if (found[name] !== version) faults.push(`${name} is ${found[name]}, not ${version}`);
    }
    if (await page.getByRole('main').getByRole('alert').isVisible()) faults.push('shows an error');
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  return faults;
}
