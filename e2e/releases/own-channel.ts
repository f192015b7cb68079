import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { expect, type BrowserContext, type TestInfo } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseInto } from '../suite/release-command';
import { suiteStore } from './suite-store';

type Versions = Readonly<Record<string, string>>;

/** A channel that the pages of one test see and nobody else, at what the suite serves but for these versions. */
export async function ownChannel(context: BrowserContext, info: TestInfo, versions: Versions = {}) {
  const channel = `test-${info.testId.replace(/\W/g, '').slice(-12)}-${info.retry}`;
  const latest = async () => {
    const reply = await context.request.get(buildContract.latestBuild.path);
    // The server holds its replies to the contract.
    return (await reply.json()) as BuildManifest;
  };

  /** As a squad does; returns when the server has seen it. */
  async function promote(wanted: Versions): Promise<void> {
    const named = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
    const promoted = await releaseInto(suiteStore(), 'promote', ...named, '--to', channel);
    // What the command tells programs.
    const { change } = promoted as { change: { set: string } };
    await expect.poll(async () => (await latest()).buildId).toBe(change.set);
  }

  const { shell, remotes } = await latest();
  await releaseInto(suiteStore(), 'channel', 'new', channel);
  await context.setExtraHTTPHeaders({ 'x-release-channel': channel });
  await promote({ shell, ...remotes, ...versions });
  const served: Versions = { shell, ...remotes };
  return { promote, served };
}

/** Takes a release away under the pages that run it, as pruning does long after. */
export const takeAway = (name: string, version: string): Promise<void> =>
  rm(join(suiteStore(), name, version), { recursive: true });
