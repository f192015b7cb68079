import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestChange } from '../../../../release/src/channel/channel-log';
import { promote } from '../../../../release/src/channel/promote';
import { releaseAll } from '../../../../release/src/channel/release-all';
import { AUTHOR, fixtureStore } from '../../../../release/src/testing/fixture-store';
import { releaseReport } from '../../platform/db/tables/schema';
import { createSigningKey } from '../../platform/security/signing-key';
import { filledDatabase, NOON, testApp } from '../../testing/test-app';
import { createReleaseStore } from '../releases/release-store';
import { createRollouts } from '../releases/create-rollouts';
import { evaluateRollouts } from './evaluate-rollouts';
import { createReleaseReportRepository } from './release-report.repository';
import { createReportMarks, markCookieOf } from './report-marks';

const FIRST = { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' };
const OLD = Array.from({ length: 60 }, (_, i) => `0.${i}.0`);

const db = await filledDatabase();
const reports = createReleaseReportRepository(db, () => NOON);
const marks = createReportMarks(createSigningKey(db), () => NOON);
let store: Awaited<ReturnType<typeof shellRollout>>;
const { send } = await testApp({
  db,
  rollouts: {
    isPublished: (...version) => store.rollouts.isPublished(...version),
    isInSet: (...version) => store.rollouts.isInSet(...version),
    running: async () => [],
    halt: async () => false,
    saveFigures: async () => {},
  },
});
beforeEach(async () => void (store = await shellRollout()));
afterEach(() => db.delete(releaseReport));

/** A rollout of shell 1.1.0 to a tenth of the visitors. */
async function shellRollout() {
  const { storage, published } = await fixtureStore();
  await published('shell@1.0.0', 'shell@1.1.0', 'chat@1.0.0', 'dining@1.0.0');
  await releaseAll(storage, 'production', FIRST, AUTHOR);
  const promotion = { channel: 'production', versions: { shell: '1.1.0' }, percent: 10, author: AUTHOR };
  const { change } = await promote(storage, promotion);
  const rollouts = createRollouts(storage, createReleaseStore({ storage, channel: 'production' }), () => {});
  return {
    published,
    rollouts,
    set: String(change.rollout?.set),
    latest: () => latestChange(storage, 'production'),
  };
}

const event = (name: string, version: string, more: Partial<ReleaseEvent> = {}): ReleaseEvent => ({
  name,
  version,
  source: 'rollout',
  outcome: 'failed',
  took: null,
  errorClass: 'TypeError',
  instead: null,
  ...more,
});

/** Opens a page of the rollout and returns the function that sends a report of it. */
async function openPage() {
  const page = { channel: 'production', set: store.set };
  await expect.poll(() => marks.issue(page)).toBeDefined();
  const cookie = `${markCookieOf(page)}=${marks.issue(page)}`;
  const passport = { ...page, source: 'rollout', bucket: 0, versions: {} };
  return (events: ReleaseEvent[]) =>
    send('POST', '/builds/reports', { body: { passport, events }, headers: { cookie } });
}

const isHalted = async () => {
  await evaluateRollouts(store.rollouts, reports);
  return (await store.latest())?.kind === 'halted';
};

test('M-05 a single page does not halt a rollout of the shell, whatever versions it reports', async () => {
  await store.published(...OLD.map((version) => `chat@${version}`));
  const report = await openPage();
  for (const source of ['rollout', 'channel', 'safe'] as const) {
    for (let i = 0; i < OLD.length; i += 20)
      await report(OLD.slice(i, i + 20).map((version) => event('chat', version, { source })));
  }
  await report([event('shell', '1.1.0'), event('chat', '1.0.0'), event('dining', '1.0.0')]);

  const stored = await db.select().from(releaseReport).orderBy(releaseReport.name);
  expect(stored.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'chat@1.0.0',
    'dining@1.0.0',
    'shell@1.1.0',
  ]);
  expect(await isHalted()).toBe(false);
});

test('M-05 a version that replaced a failed one is stored and not evaluated', async () => {
  await store.published('chat@0.1.0');
  const report = await openPage();
  await report([
    event('chat', '0.1.0', { source: 'fallback' }),
    event('chat', '9.9.9', { source: 'fallback' }),
  ]);

  expect(await db.$count(releaseReport)).toBe(1);
  expect(await isHalted()).toBe(false);
});

test('M-05 pages count once each in a rollout of the shell: many releases on few pages are not many pages', async () => {
  for (let i = 0; i < 20; i++) {
    const report = await openPage();
    await report(
      ['shell', 'chat', 'dining'].map((name) => event(name, name === 'shell' ? '1.1.0' : '1.0.0')),
    );
  }

  expect(await isHalted()).toBe(false);
});

test('M-05 a rollout of the shell in whose pages remotes fail is halted', async () => {
  for (let i = 0; i < 60; i++) {
    const report = await openPage();
    await report([event('shell', '1.1.0', { outcome: 'loaded' }), event('chat', '1.0.0')]);
  }

  expect(await isHalted()).toBe(true);
  expect((await store.latest())?.reason).toMatch(/^shell@1\.1\.0 failed 60 of 60 loads/);
});
