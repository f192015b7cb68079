import type { BootRemote } from '@guest/shared/contracts/release/boot.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadRemote } from '../federation/federation';
import { createRemoteFallback } from './remote-fallback';
import type { RunningRemote, MountingRemotes, UseRemote } from './fallback-state';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const release = (version: string): BootRemote => ({
  version,
  entry: `/releases/chat/${version}/remoteEntry.js`,
  global: `chat_${version}`,
  integrity: 'sha384-x',
});
const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A page whose releases behave as the test specifies for each version. */
function page(behaves: Record<string, () => RunningRemote>, versions = ['2', '1']) {
  const requested: string[] = [];
  const ends: { left: string[]; works: string | undefined }[] = [];
  const mounting: MountingRemotes = new Map();
  async function mountRelease(...[, its]: Parameters<LoadRemote>): Promise<RunningRemote> {
    const { version, entry } = its ?? release(versions[0] ?? '');
    requested.push(entry.replace(/.*chat\//, '').replace('/remoteEntry.js', ''));
    const behaviour = behaves[version];
    if (!behaviour) throw missing();
    return behaviour();
  }
  const rescue = createRemoteFallback({
    mounting,
    mountRelease,
    releasesOf: () => versions.map(release),
    onEnd: (_, { failures }, works) =>
      ends.push({ left: failures.map((it) => it.release.version), works: works?.version }),
  });

  /** Mounts the remote like the page loader. */
  async function take<T>(taking: UseRemote<T>): Promise<T> {
    const mounted = mounting.get('chat') ?? mountRelease('chat');
    mounting.set('chat', mounted);
    try {
      return await taking(await mounted);
    } catch (error) {
      return rescue.recover({ name: 'chat', mounted, error }, taking);
    }
  }
  const crash = (error: unknown = new Error('boom'), mayReplace?: () => boolean) =>
    rescue.isReplaced({
      name: 'chat',
      mounted: mounting.get('chat') ?? Promise.resolve(remote('new')),
      error,
      canReplace: mayReplace,
    });

  return { asked: requested, ends, take, crash };
}

const remote = (says: string): RunningRemote => ({
  pages: {},
  reads: {},
  texts: { says },
  life: new AbortController(),
  release: { name: 'chat', version: '1.0.0', set: 'set-1' },
});
const says: UseRemote<unknown> = ({ texts }) => texts.says;

async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  return promise;
}

test('M-09 a release that does not load is retried twice and then replaced by the previous one for good', async () => {
  const { take, asked: requested, ends } = page({ 1: () => remote('old') });

  const [first, second] = await settled(Promise.all([take(says), take(says)]));
  await settled(take(says));

  expect([first, second]).toEqual(['old', 'old']);
  expect(requested).toEqual(['2', '2?again=1', '2?again=2', '1']);
  expect(ends).toEqual([{ left: ['2'], works: '1' }]);
});

test('M-09 a release that loads on the second attempt stays', async () => {
  let failures = 1;
  const {
    take,
    asked: requested,
    ends,
  } = page({
    2() {
      failures -= 1;
      if (failures >= 0) throw missing();
      return remote('new');
    },
  });

  expect(await settled(take(says))).toBe('new');
  expect(requested).toEqual(['2', '2?again=1']);
  expect(ends).toEqual([{ left: [], works: '2' }]);
});

test('M-09 a release that throws a programming error is not retried', async () => {
  const { take, asked: requested } = page({
    2() {
      throw new Error('no such module');
    },
    1: () => remote('old'),
  });

  expect(await settled(take(says))).toBe('old');
  expect(requested).toEqual(['2', '1']);
});

test('M-09 a lazy chunk that fails is retried twice, then the whole remote is replaced by the previous release', async () => {
  const { take, asked: requested, ends } = page({ 2: () => remote('new'), 1: () => remote('old') });
  await take(says);
  const chunk = vi.fn<UseRemote<unknown>>(({ texts }) => {
    if (texts.says === 'new') throw missing();
    return texts.says;
  });

  expect(await settled(take(chunk))).toBe('old');
  expect(chunk).toHaveBeenCalledTimes(4);
  expect(await settled(take(says))).toBe('old');
  expect(requested).toEqual(['2', '1']);
  expect(ends).toEqual([{ left: ['2'], works: '1' }]);
});

test('M-09 if no release is left the failure is reported, and the next request starts with the wanted release', async () => {
  const behaves: Parameters<typeof page>[0] = {};
  const { take, asked: requested, ends } = page(behaves, ['2']);

  await expect(settled(take(says))).rejects.toThrow('Loading chunk');
  expect(requested).toEqual(['2', '2?again=1', '2?again=2']);
  expect(ends).toEqual([{ left: ['2'], works: undefined }]);

  behaves[2] = () => remote('new');
  expect(await settled(take(says))).toBe('new');
});

test('M-09 two releases that do not load are both abandoned, and a later request tries again', async () => {
  const behaves: Parameters<typeof page>[0] = {};
  const { take, asked: requested, ends } = page(behaves);

  await expect(settled(take(says))).rejects.toThrow('Loading chunk');
  expect(requested).toEqual(['2', '2?again=1', '2?again=2', '1', '1?again=4', '1?again=5']);
  expect(ends).toEqual([{ left: ['2', '1'], works: undefined }]);

  behaves[1] = () => remote('old');
  expect(await settled(take(says))).toBe('old');
});

test('M-09 no release is abandoned without a network', async () => {
  const { take, asked: requested, ends } = page({ 1: () => remote('old') });
  vi.stubGlobal('navigator', { onLine: false });

  await expect(settled(take(says))).rejects.toThrow('Loading chunk');

  expect(requested).toEqual(['2']);
  expect(ends).toEqual([{ left: [], works: undefined }]);
});

test('M-09 a release that crashes is replaced once, and a crash of the previous release is reported as failed', async () => {
  const { take, crash, asked: requested } = page({ 2: () => remote('new'), 1: () => remote('old') });
  await take(says);

  expect(await settled(crash())).toBe(true);
  expect(await settled(take(says))).toBe('old');
  expect(await settled(crash())).toBe(false);
  expect(await settled(take(says))).toBe('old');
  expect(requested).toEqual(['2', '1']);
});

test('M-09 a failure that was already given up starts no second series of attempts when the page throws it', async () => {
  const { take, crash, asked: requested } = page({}, ['2']);
  const failure = await settled(take(says)).catch((error: unknown) => error);

  expect(await settled(crash(failure))).toBeUndefined();
  expect(requested.filter((it) => it === '2?again=3')).toEqual([]);
});

test('M-09 a release is unmounted only when another release works in its place', async () => {
  const [newer, older] = [remote('new'), remote('old')];
  const { take, crash } = page({ 2: () => newer, 1: () => older });
  await take(says);
  expect(newer.life.signal.aborted).toBe(false);

  await settled(crash());

  expect([newer, older].map(({ life }) => life.signal.aborted)).toEqual([true, false]);
});

test('M-09 the page keeps its release if the guest starts an input while the previous release loads', async () => {
  const older: RunningRemote[] = [];
  const { take, crash, ends } = page({
    2: () => remote('new'),
    1() {
      const old = remote('old');
      older.push(old);
      return old;
    },
  });
  await take(says);

  expect(await settled(crash(new Error('boom'), () => older.length === 0))).toBe(false);

  expect(await take(says)).toBe('new');
  expect(await take(({ life }) => life.signal.aborted)).toBe(false);
  expect(older.map(({ life }) => life.signal.aborted)).toEqual([true]);
  expect(ends).toEqual([{ left: ['2'], works: undefined }]);

  expect(await settled(crash())).toBe(true);
  expect(await take(says)).toBe('old');
  expect(older.map(({ life }) => life.signal.aborted)).toEqual([true, false]);
});

test('M-09 if the previous release fails too it is unmounted, and the wanted release stays mounted', async () => {
  const [newer, older] = [remote('new'), remote('old')];
  const { take } = page({ 2: () => newer, 1: () => older });
  await take(says);

  const broken: UseRemote<unknown> = () => {
    throw new Error('boom');
  };
  await expect(settled(take(broken))).rejects.toThrow('boom');

  expect([newer, older].map(({ life }) => life.signal.aborted)).toEqual([false, true]);
});
