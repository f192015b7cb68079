import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireSet, versionsOf } from '../registry/sets';
import { HOSTS } from '../testing/fixture-build';
import { bundledProgram } from '../testing/bundled-program';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';
import { channelHistory, latestChange } from './channel-log';
import { createChannel } from './create-channel';
import { promote } from './promote';
import { releaseAll, releaseOnce } from './release-all';
import { haltRollout, rollBack } from './roll-back';

const FIRST = { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' };

async function production() {
  const store = await fixtureStore();
  await store.published('shell@1.0.0', 'chat@1.0.0', 'dining@1.0.0');
  await store.published('chat@1.1.0', 'chat@1.2.0', 'chat@1.3.0', 'dining@1.1.0');
  const { change } = await releaseAll(store.storage, 'production', FIRST, AUTHOR);
  const to = (versions: Record<string, string>, percent?: number) =>
    promote(store.storage, { channel: 'production', versions, percent, author: AUTHOR });
  const versionsAt = async (id: string | null | undefined) =>
    versionsOf(await requireSet(store.storage, String(id)));
  return { ...store, first: String(change.set), to, versionsAt };
}

test('M-05 a promotion changes one package, and the rest of the set stays', async () => {
  const { to, first, versionsAt } = await production();

  const { change } = await to({ chat: '1.1.0' });

  expect(await versionsAt(change.set)).toEqual({ ...FIRST, chat: '1.1.0' });
  expect(change).toMatchObject({
    kind: 'promoted',
    ...AUTHOR,
    before: { set: first, rollout: null },
    earlier: [first],
  });
});

test('promoting the same version twice changes nothing the second time', async () => {
  const { to, storage } = await production();

  const outcomes = [await to({ chat: '1.1.0' }), await to({ chat: '1.1.0' })];
  const halves = [await to({ dining: '1.1.0' }, 10), await to({ dining: '1.1.0' }, 10)];

  expect([...outcomes, ...halves].map(({ isNew }) => isNew)).toEqual([true, false, true, false]);
  expect(await channelHistory(storage, 'production')).toHaveLength(4);
});

test('M-05 concurrent promotions of two squads both succeed and keep each other', async () => {
  const { to, storage, versionsAt } = await production();

  await Promise.all([to({ chat: '1.1.0' }), to({ dining: '1.1.0' }), to({ chat: '1.1.0', dining: '1.1.0' })]);

  const now = await latestChange(storage, 'production');
  expect(await versionsAt(now?.set)).toEqual({ shell: '1.0.0', chat: '1.1.0', dining: '1.1.0' });
  const history = await channelHistory(storage, 'production');
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, i) => history.length - i));
});

test('a rollout continues while another package is released to everyone, and ends when it reaches everyone', async () => {
  const { to, versionsAt } = await production();

  const begun = (await to({ chat: '1.1.0' }, 10)).change;
  const beside = (await to({ dining: '1.1.0' })).change;
  const raised = (await to({ chat: '1.1.0' }, 50)).change;
  const whole = (await to({ chat: '1.1.0' })).change;

  expect(begun.rollout).toMatchObject({ percent: 10, changes: { chat: '1.1.0' } });
  expect(await versionsAt(begun.set)).toEqual(FIRST);
  expect(await versionsAt(beside.set)).toEqual({ ...FIRST, dining: '1.1.0' });
  expect(await versionsAt(beside.rollout?.set)).toEqual({ ...FIRST, chat: '1.1.0', dining: '1.1.0' });
  expect(raised.rollout).toEqual({ ...beside.rollout, percent: 50 });
  expect([whole.set, whole.rollout]).toEqual([beside.rollout?.set, null]);
});

test('a second rollout of another package is rejected with the name of the running one', async () => {
  const { to } = await production();
  await to({ chat: '1.1.0' }, 10);

  await expect(to({ dining: '1.1.0' }, 10)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/of chat is at 10 %/),
  });
});

test('M-05 a rollback restores a whole set in one step, and pages no longer fall back to later sets', async () => {
  const { to, storage, first } = await production();
  const second = (await to({ chat: '1.1.0' })).change.set;
  const bad = (await to({ chat: '1.2.0', dining: '1.1.0' })).change.set;
  const back = (by: string) => rollBack(storage, { channel: 'production', to: by, author: AUTHOR });

  const once = await back(String(second));
  const twice = await back(String(second));
  const next = (await to({ chat: '1.3.0' })).change;

  expect(once.change).toMatchObject({
    kind: 'rolled-back',
    set: second,
    before: { set: bad },
    earlier: [first],
  });
  expect([once.isNew, twice.isNew]).toEqual([true, false]);
  expect(next.earlier).toEqual([second, first]);
  await expect(back('0123456789ab')).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('never had'),
  });
});

test('a rollout is halted only if it is still the one that was evaluated', async () => {
  const { to, storage } = await production();
  const judged = (await to({ chat: '1.1.0' }, 10)).change.rollout?.set ?? '';
  await to({ chat: '1.2.0' }, 10);
  const halt = (set: string) => haltRollout(storage, { ...AUTHOR, channel: 'production', set });

  const late = await halt(judged);
  const now = await halt(late.change.rollout?.set ?? '');

  expect([late.isNew, now.isNew]).toEqual([false, true]);
  expect(now.change).toMatchObject({ kind: 'halted', rollout: null });
});

test('a restart with the same sources keeps later promotions and rollbacks', async () => {
  const { to, storage, first } = await production();
  const promoted = (await to({ chat: '1.1.0' })).change.set;

  const again = await releaseOnce(storage, 'production', FIRST, AUTHOR);
  const other = await releaseOnce(storage, 'production', { ...FIRST, dining: '1.1.0' }, AUTHOR);

  expect(again.isNew).toBe(false);
  expect(other.change).toMatchObject({ kind: 'released', before: { set: promoted } });
  expect(other.change.set).not.toBe(first);
});

test('M-05 a damaged or missing set is reported with its file, and the channel stays as it is', async () => {
  const { to, storage, first, folder } = await production();
  const second = String((await to({ chat: '1.1.0' })).change.set);
  const back = (by: string) => rollBack(storage, { channel: 'production', to: by, author: AUTHOR });
  await storage.replace(`sets/${first}.json`, '{"id":');

  await expect(back(first)).rejects.toThrow(`sets/${first}.json is damaged`);
  await rm(join(folder, `store/sets/${second}.json`));
  await expect(to({ dining: '1.1.0' })).rejects.toThrow(`There is no set ${second}`);
  expect((await latestChange(storage, 'production'))?.revision).toBe(3);
});

test('M-05 a rollback to a set with a removed release is rejected', async () => {
  const { to, storage, first } = await production();
  await to({ chat: '1.1.0' });
  await storage.remove('chat', '1.0.0');

  await expect(rollBack(storage, { channel: 'production', to: first, author: AUTHOR })).rejects.toThrow(
    /chat@1\.0\.0 is not published/,
  );
  expect((await latestChange(storage, 'production'))?.revision).toBe(3);
});

test('a new channel starts with the set of another, and its addresses may name versions, unlike those of production', async () => {
  const { storage, first, folder } = await production();

  const preview = await createChannel(storage, 'preview', AUTHOR, { from: 'production' });
  const again = await createChannel(storage, 'preview', AUTHOR);

  expect(preview.change).toMatchObject({ set: first, mayMix: true, revision: 1 });
  expect(again.isNew).toBe(false);
  expect((await latestChange(storage, 'production'))?.mayMix).toBe(false);
  await expect(createChannel(storage, '../x', AUTHOR)).rejects.toMatchObject({ status: 400 });
  expect((await readdir(join(folder, 'store/channels'))).sort()).toEqual(['preview', 'production']);
});

test.each([
  ['an unknown version', { chat: '9.9.9' }, undefined, 404, /chat@9\.9\.9 is not published.*1\.3\.0/],
  ['an unknown remote', { spa: '1.0.0' }, undefined, 404, /No version of spa is published/],
  ['no percentage', { chat: '1.1.0' }, 0, 400, /1 to 100/],
  ['too much', { chat: '1.1.0' }, 101, 400, /1 to 100/],
])(
  '%s is rejected with a message, and the channel stays as it is',
  async (_case, versions, percent, status, message) => {
    const { to, storage } = await production();

    await expect(to(versions as Record<string, string>, percent)).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
    expect((await latestChange(storage, 'production'))?.revision).toBe(2);
  },
);

test('a promotion that fails the check changes nothing; with a waiver it is released, and the history shows the waiver', async () => {
  const { published, storage, to } = await production();
  await published({ name: 'chat', version: '2.0.0', calls: { 'GET /web/spa': 'x' } });
  const waivers = [{ rule: 'calls', part: 'chat@2.0.0', by: 'Ada Park', reason: 'the server follows' }];

  await expect(to({ chat: '2.0.0' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('chat@2.0.0 calls GET /web/spa'),
    details: { verdicts: expect.any(Array) },
  });
  expect((await latestChange(storage, 'production'))?.revision).toBe(2);
  const { change } = await promote(storage, {
    channel: 'production',
    versions: { chat: '2.0.0' },
    waivers,
    author: AUTHOR,
  });

  expect(change.waivers).toEqual(waivers);
});

test('M-05 a waived failure does not block other squads', async () => {
  const { published, storage, to } = await production();
  await published({ name: 'chat', version: '2.0.0', calls: { 'GET /web/spa': 'x' } });
  await published({ name: 'chat', version: '2.1.0', calls: { 'GET /web/spa': 'x' } });
  const waivers = [{ rule: 'calls', part: 'chat@2.0.0', by: 'Ada Park', reason: 'the server follows' }];
  await promote(storage, { channel: 'production', versions: { chat: '2.0.0' }, waivers, author: AUTHOR });

  const { isNew, verdicts } = await to({ dining: '1.1.0' });

  expect(isNew).toBe(true);
  expect(verdicts).toContainEqual(
    expect.objectContaining({ rule: 'calls', part: 'chat@2.0.0', outcome: 'noted' }),
  );
  await expect(to({ chat: '2.1.0' })).rejects.toMatchObject({ status: 422 });
});

test('M-05 a release during a rollout is checked against the versions of the rollout', async () => {
  const { published, storage, to } = await production();
  const contract = { hash: 'h', schema: { type: 'object' } };
  const shell = { name: 'shell', hosts: { ...HOSTS, events: { 'dining.moved': contract } } };
  await published({ ...shell, version: '1.1.0' });
  await published({
    name: 'dining',
    version: '1.2.0',
    offers: { routes: [], fragments: [], events: { 'dining.moved': contract } },
  });
  await published({ name: 'chat', version: '2.0.0', listens: { 'dining.moved': contract } });
  await to({ shell: '1.1.0', dining: '1.2.0' });
  const begun = (await to({ chat: '2.0.0' }, 10)).change;

  const silent = to({ dining: '1.1.0' });

  await expect(silent).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(
      /chat@2\.0\.0 listens to dining\.moved, which nothing.*with the rollout of chat@2\.0\.0/,
    ),
  });
  expect(await latestChange(storage, 'production')).toEqual(begun);
});

test('after a rollback and a return to a set, pages fall back to the same sets as before', async () => {
  const { to, storage, first } = await production();
  const second = String((await to({ chat: '1.1.0' })).change.set);
  const back = (by: string) => rollBack(storage, { channel: 'production', to: by, author: AUTHOR });
  await back(first);

  const { change } = await back(second);
  const tried = String((await to({ dining: '1.1.0' }, 10)).change.rollout?.set);
  const taken = (await back(tried)).change;

  expect(change.earlier).toEqual([first]);
  expect(taken.earlier).toEqual([second, first]);
});

test('two writers that promote constantly and are killed at random leave a valid channel with all confirmed changes', async () => {
  const { storage, to } = await production();
  const source = new URL('../testing/promote-until-killed.ts', import.meta.url);
  const program = bundledProgram('promote-until-killed', source);
  const printed = new Set<number>();

  for (let round = 0; round < 3; round++) {
    const children = [0, 1].map(() => spawn(process.execPath, [...program, storage.location]));
    await Promise.all(
      children.map(async (child, i) => {
        let output = '';
        child.stdout.on('data', (part: Buffer) => (output += part.toString()));
        await once(child.stdout, 'data');
        await new Promise((resolve) => setTimeout(resolve, 37 * round + 11 * i));
        child.kill('SIGKILL');
        await once(child, 'close');
        for (const line of output.match(/^\d+\n/gm) ?? []) printed.add(Number(line));
      }),
    );
  }
  const history = await channelHistory(storage, 'production');
  const { change } = await to({ chat: '1.3.0' });

  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, i) => history.length - i));
  expect(history.length).toBeGreaterThanOrEqual(Math.max(...printed));
  expect(change).toMatchObject({ revision: history.length + 1, before: { set: history[0]?.set } });
}, 60_000);
