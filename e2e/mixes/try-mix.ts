import { mixContract, type CheckedMix } from '@guest/shared/contracts/release/mix.contract';
import type { BrowserContext, Page } from '@playwright/test';
import { versionsOfTab } from '../releases/tab';
import type { Journey } from './journeys';
import { mixOf, type Mix } from './pairs';

export interface MixResult {
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
): Promise<MixResult> {
  const mixParam = mixOf(mix.versions);
  const reply = await context.request.get(`${mixContract.checkMix.path}?mix=${mixParam}`);
  if (!reply.ok())
    return { mix, outcome: 'broken', reasons: [`the check returned status ${reply.status()}`] };
  // The cast is safe because the server checks its replies against the contract.
  const { verdicts } = (await reply.json()) as CheckedMix;
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) {
    return { mix, outcome: 'refused', reasons: refused.map(({ rule, reason }) => `${rule}: ${reason}`) };
  }
  const reasons: string[] = [];
  for (const journey of journeys) {
    const page = await context.newPage();
    const errors = await errorsOf(page, journey, { ...mix, mixParam });
    reasons.push(...errors.map((error) => `${journey.name}: ${error}`));
    await page.close();
  }
  return { mix, outcome: reasons.length > 0 ? 'broken' : 'works', reasons };
}

async function errorsOf(page: Page, journey: Journey, mix: Mix & { mixParam: string }): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket is closed before/.test(message.text()))
      errors.push(message.text());
  });
  try {
    await journey.run(page, mix.mixParam);
    const found = await versionsOfTab(page);
    for (const [name, version] of Object.entries(mix.versions)) {
      if (found[name] !== version) errors.push(`${name} is ${found[name]}, not ${version}`);
    }
    if (await page.getByRole('main').getByRole('alert').isVisible()) errors.push('shows an error');
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  return errors;
}
