import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { expect, test, vi } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const PATIENCE_MS = 10_000;
const OFFER = { 'home-end': { fragment: 'spa.offer', feature: ['ordering'] } };

/** A site with releases that offer parts for the home page, and one that offers none. */
async function site() {
  const { get, releases, promote } = await fixtureSite({ hasTestEndpoints: true });
  const published = (name: string, version: string, slots?: ReleaseRecord['slots']) =>
    releases.publish({ name, version, ...(slots && { slots }) });
  await published('spa', '1.0.0', OFFER);
  await published('spa', '1.1.0');
  await published('bar', '1.0.0', { 'home-end': { fragment: 'bar.offer' } });
  const bootAt = async (path: string) => bootIn((await get(path)).html);

  async function promoted(set: string, remotes: Record<string, string>) {
    await promote('production', set, { shell: '1.0.0', remotes: { dining: '1.0.0', ...remotes } });
    await vi.waitFor(async () => expect((await bootAt('/casa')).buildId).toBe(set), PATIENCE_MS);
  }
  return { published, promoted, bootAt };
}

test('the parts of the releases of a set are in its documents and disappear with the release', async () => {
  const { promoted, bootAt } = await site();
  expect((await bootAt('/casa')).slots).toBeUndefined();

  await promoted('set-2', { spa: '1.0.0' });
  expect((await bootAt('/casa')).slots).toEqual({ 'home-end': { owner: 'spa', ...OFFER['home-end'] } });

  await promoted('set-3', { spa: '1.1.0' });
  expect((await bootAt('/casa')).slots).toBeUndefined();
});

test('of two parts for one slot, that of the first remote by name is used', async () => {
  const { promoted, bootAt } = await site();

  await promoted('set-2', { spa: '1.0.0', bar: '1.0.0' });

  expect((await bootAt('/casa')).slots).toEqual({ 'home-end': { owner: 'bar', fragment: 'bar.offer' } });
});

test('a part for a slot that the shell does not have is left out', async () => {
  const { published, promoted, bootAt } = await site();
  await published('gym', '1.0.0', { 'home-attic': { fragment: 'gym.offer' } });

  await promoted('set-2', { gym: '1.0.0' });

  expect((await bootAt('/casa')).slots).toBeUndefined();
});
