import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingTrialIsolation } from '../isolation/isolated-user';
import { promote } from '../channel/promote';
import { latestChange } from '../channel/channel-log';
import { release } from '../testing/squad';
import { AUTHOR } from '../testing/fixture-store';
import { HOSTILE_RELEASES } from './testing/hostile-releases';
import { BREAKING_SHELL, trialStore, WORKING_SHELL } from './testing/trial-store';
import { browserLibrary } from './browser-library';
import { resolveRelease } from '../registry/resolve-release';
import { publishedRelease } from './trial-release';
import { tryRelease } from './try-release';
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

test('a shell that breaks the mount of a remote beside it is refused, although its own pages work', async () => {
  const { storage, withNextShell } = await trialStore({});
  await withNextShell(BREAKING_SHELL);

  const verdicts = await tryVersions(storage, { shell: '2.0.0', dining: '1.0.0' }, { shell: '2.0.0' });

  expect(verdicts.filter(({ outcome }) => outcome === 'refused')).toEqual([
    expect.objectContaining({
      rule: 'mounts',
      part: 'dining@1.0.0',
      reason: expect.stringMatching(/^with shell@2\.0\.0, dining@1\.0\.0 fails: property-directories/),
    }),
  ]);
});

test.each([
  ['throws', `throw new Error('at start');`, /shell@2\.0\.0 fails: cookies: .*at start/],
  ...(isWhole ? [['loops', 'for (;;);', /cookies: it did not answer within 10000 ms of work/] as const] : []),
] as const)(
  'a shell that %s when it starts is refused, and no remote is tried with it',
  async (_what, main, reason) => {
    const { storage, withNextShell } = await trialStore({});
    await withNextShell(main, { cookies: { scripts: [], styles: [], reads: [] } });

    const verdicts = await tryVersions(storage, { shell: '2.0.0', dining: '1.0.0' }, { shell: '2.0.0' });

    expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([
      expect.objectContaining({
        rule: 'mounts',
        part: 'shell@2.0.0',
        outcome: 'refused',
        reason: expect.stringMatching(reason),
      }),
      expect.objectContaining({
        outcome: 'noted',
        reason: expect.stringMatching(/the remotes were not tried/),
      }),
    ]);
  },
  120_000,
);

test.each([
  ['works', {}],
  ['fails with the shell of today too', { browser: `throw new Error('at import');` }],
])('a shell beside a remote that %s is promoted', async (_what, code) => {
  const { storage, withNextShell } = await trialStore(code);
  await withNextShell(WORKING_SHELL);

  const { verdicts } = await promote(storage, {
    channel: 'production',
    versions: { shell: '2.0.0' },
    author: AUTHOR,
    tryOut: tryVersions,
  });

  expect(verdicts).toContainEqual(
    expect.objectContaining({ rule: 'mounts', part: 'shell@2.0.0', outcome: 'passed' }),
  );
});

test.runIf(process.getuid?.() === 0)(
  'a trial by root says so if others cannot read the library that plays the browser',
  async () => {
    const { storage } = await trialStore({});
    const closed = await mkdtemp(join(tmpdir(), 'library-'));
    onTestFinished(() => rm(closed, { recursive: true }));
    const [shell, dining] = await Promise.all(
      ['shell', 'dining'].map(async (name) =>
        publishedRelease(storage, await resolveRelease(storage, name, '1.0.0')),
      ),
    );
    if (!shell || !dining) throw new Error('the store has both releases');

    const verdicts = await tryRelease(shell, dining, { ...browserLibrary(), folder: `${closed}/` });

    expect(verdicts).toContainEqual(
      expect.objectContaining({ outcome: 'noted', reason: expect.stringMatching(/was run by root/) }),
    );
    // A clone within the home of root is a place that others cannot read either.
    const isOpen = missingTrialIsolation(browserLibrary().folder) === undefined;
    const noted = (await tryRelease(shell, dining)).filter(({ outcome }) => outcome !== 'passed');
    expect(noted.length).toBe(isOpen ? 0 : 1);
  },
);
