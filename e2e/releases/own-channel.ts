import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { expect, type BrowserContext, type TestInfo } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { channelsIn } from '../../scripts/testing/change-channel';
import { suiteStore } from './suite-store';

type Versions = Readonly<Record<string, string>>;

/**
 * Creates a channel that only the pages of one test use. It equals what the suite serves except for the given
 * versions.
 */
export async function ownChannel(context: BrowserContext, info: TestInfo, versions: Versions = {}) {
  const channel = `test-${info.testId.replace(/\W/g, '').slice(-12)}-${info.retry}`;
  const channels = channelsIn(suiteStore());
  const latest = async () => {
    const reply = await context.request.get(buildContract.latestBuild.path);
    // The cast is safe because the server checks its replies against the contract.
    return (await reply.json()) as BuildManifest;
  };

  /** Promotes versions and returns when the server has picked them up. */
  async function promote(target: Versions): Promise<void> {
    const set = await channels.promote(channel, target);
    await expect.poll(async () => (await latest()).buildId).toBe(set);
  }

  /** Returns to an earlier set in the same way. */
  async function rollBack(set: string): Promise<void> {
    await channels.rollBack(channel, set);
    await expect.poll(async () => (await latest()).buildId).toBe(set);
  }

  const { shell, remotes } = await latest();
  await channels.create(channel);
  await context.setExtraHTTPHeaders({ 'x-release-channel': channel });
  await promote({ shell, ...remotes, ...versions });
  const served: Versions = { shell, ...remotes };
  return { promote, rollBack, served, first: (await latest()).buildId };
}

/** Deletes a release that pages still run, as pruning does much later. */
export const deleteRelease = (name: string, version: string): Promise<void> =>
  rm(join(suiteStore(), name, version), { recursive: true });
