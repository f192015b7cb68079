import { expect, test } from 'vitest';
import { promote } from '../channel/promote';
import { latestChange } from '../channel/channel-log';
import { release } from '../testing/squad';
import { AUTHOR } from '../testing/fixture-store';
import { HOSTILE_RELEASES } from './testing/hostile-releases';
import { trialStore } from './testing/trial-store';
import { tryVersions } from './try-versions';

const isWhole = process.env.HOSTILE === 'whole';
const tried = HOSTILE_RELEASES.filter(({ isSlow }) => isWhole || !isSlow);

test('a release whose pages work is promoted', async () => {
  const { storage } = await trialStore({});

  const { verdicts } = await promote(storage, {
    channel: 'production',
    versions: { dining: '1.0.0' },
    author: AUTHOR,
    tryOut: tryVersions,
  });

  expect(verdicts.filter(({ rule }) => ['first-views', 'mounts'].includes(rule))).toEqual([
    expect.objectContaining({ rule: 'first-views', part: 'dining@1.0.0', outcome: 'passed' }),
    expect.objectContaining({ rule: 'mounts', part: 'dining@1.0.0', outcome: 'passed' }),
  ]);
});

test('a part that a release offers for the home page is mounted there too', async () => {
  const { storage } = await trialStore({ part: `return 'part'` });

  const verdicts = await tryVersions(storage, { shell: '1.0.0', dining: '1.0.0' }, { dining: '1.0.0' });

  expect(verdicts).toContainEqual({
    rule: 'mounts',
    part: 'dining@1.0.0',
    outcome: 'passed',
    reason: 'each page and each part is mounted',
  });
});

test.each(tried.map((it) => [it.what, it] as const))(
  'a release that %s is refused',
  async (_what, { rule, reason, server, browser, part }) => {
    const { storage } = await trialStore({
      ...(server !== undefined && { server }),
      ...(browser !== undefined && { browser }),
      ...(part !== undefined && { part }),
    });

    const verdicts = await tryVersions(storage, { shell: '1.0.0', dining: '1.0.0' }, { dining: '1.0.0' });

    expect(verdicts.filter(({ outcome }) => outcome === 'refused')).toEqual([
      expect.objectContaining({ rule, part: 'dining@1.0.0', reason: expect.stringMatching(reason) }),
    ]);
  },
  120_000,
);

test('M-05 check and promotion refuse what fails in its trial with exit code 1, and the channel stays', async () => {
  const { storage } = await trialStore({ server: `throw new Error('at import');` });
  const before = await latestChange(storage, 'production');
  const run = (...args: string[]) => release([...args, '--store', storage.location]);

  const checked = await run('check', 'dining@1.0.0');
  const promoted = await run('promote', 'dining@1.0.0', '--to', 'production');

  for (const { code, err } of [checked, promoted]) {
    expect(code).toBe(1);
    expect(err).toMatch(/first-views.*dining@1\.0\.0 fails: property-directories: .*at import/s);
  }
  expect(await latestChange(storage, 'production')).toEqual(before);
});

test('a release that fails its trial can be promoted with a waiver', async () => {
  const { storage } = await trialStore({ server: `throw new Error('at import');` });

  const waiver = { rule: 'first-views', part: 'dining@1.0.0', by: 'Ada', reason: 'the browser renders it' };
  const { change } = await promote(storage, {
    channel: 'production',
    versions: { dining: '1.0.0' },
    waivers: [waiver],
    author: AUTHOR,
    tryOut: tryVersions,
  });

  expect(change.waivers).toEqual([waiver]);
});
