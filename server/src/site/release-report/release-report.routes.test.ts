import type { PageReport, ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createChannel } from '../../../../release/src/channel/create-channel';
import { channelHistory, latestChange } from '../../../../release/src/channel/channel-log';
import { promote } from '../../../../release/src/channel/promote';
import { releaseAll } from '../../../../release/src/channel/release-all';
import { readFigures } from '../../../../release/src/registry/figures';
import { AUTHOR, fixtureStore } from '../../../../release/src/testing/fixture-store';
import { createSigningKey } from '../../platform/security/signing-key';
import { releaseReport } from '../../platform/db/tables/schema';
import { createReleaseStore } from '../releases/release-store';
import { createRollouts } from '../releases/create-rollouts';
import { NOON, testApp } from '../../testing/test-app';
import { evaluateRollouts } from './evaluate-rollouts';
import { createReleaseFigures } from './release-figures';
import { createReleaseReportRepository } from './release-report.repository';
import { createReportMarks, MARK_LASTS_S, markCookieOf, type ReportMarks } from './report-marks';

const { send, db, app } = await testApp();
afterEach(() => db.delete(releaseReport));

const loaded: ReleaseEvent = {
  name: 'chat',
  version: '1.0.0',
  source: 'channel',
  outcome: 'loaded',
  took: 300,
  errorClass: null,
  instead: null,
};
const failed: ReleaseEvent = { ...loaded, outcome: 'failed', took: 1_500, errorClass: 'ChunkLoadError' };

const report = (events: object[], passport: object = {}) => ({
  passport: {
    channel: 'production',
    set: 'set-1',
    source: 'channel',
    bucket: 7,
    versions: { chat: '1.0.0' },
    ...passport,
  },
  events,
});
const marks = createReportMarks(createSigningKey(db), () => NOON);
const oldMarks = createReportMarks(createSigningKey(db), () => NOON - MARK_LASTS_S * 1_000);
const foreignMarks = createReportMarks(
  async () => 'another key',
  () => NOON,
);
const issued = (its: ReportMarks, channel = 'production', set = 'set-1') =>
  expect
    .poll(() => its.issue({ channel, set }))
    .toBeDefined()
    .then(() => its.issue({ channel, set }) ?? '');
const newMark = (channel?: string, set?: string) => issued(marks, channel, set);
/** Keeps the signature of a mark and changes what is signed. */
function withSet(mark: string, set: string): string {
  const content = JSON.parse(Buffer.from(mark.slice(43), 'base64url').toString()) as object;
  return mark.slice(0, 43) + Buffer.from(JSON.stringify({ ...content, set })).toString('base64url');
}
const post = (body: object, mark: string, remoteAddress = '192.0.2.1') =>
  send('POST', '/builds/reports', {
    body,
    remoteAddress,
    headers: { cookie: `${markCookieOf({ channel: 'production', set: 'set-1' })}=${mark}` },
  });

test('M-09 a release report is stored without identifying its sender', async () => {
  expect((await post(report([loaded, { ...failed, instead: '0.9.0' }]), await newMark())).status).toBe(204);

  const [first, second] = await db.select().from(releaseReport).orderBy(releaseReport.id);
  expect(first).toMatchObject({ channel: 'production', setId: 'set-1', ...loaded });
  expect(second).toMatchObject({ ...failed, instead: '0.9.0' });
  expect(Object.keys(first ?? {})).not.toContain('bucket');
});

test.each<[string, object]>([
  ['a report with too many events', report(Array(21).fill(loaded))],
  ['no event', report([])],
  ['an unknown field', report([{ ...loaded, guest: 'Ana' }])],
  ['the text of an error', report([{ ...failed, errorClass: 'Ana Reis, room 12' }])],
  ['a version that leaves its folder', report([{ ...loaded, version: '../../etc' }])],
  ['a bucket above 99', report([loaded], { bucket: 100 })],
  ['a negative time', report([{ ...loaded, took: -1 }])],
  ['a list', [loaded]],
])('X-03 %s is rejected, and nothing is stored', async (_, body) => {
  expect((await post(body, await newMark())).status).toBe(400);
  expect(await db.$count(releaseReport)).toBe(0);
});

test('X-03 repeated events of a page count once, also in several reports', async () => {
  const mark = await newMark();
  await post(
    report([...Array<ReleaseEvent>(18).fill(failed), loaded, { ...failed, version: '1.1.0' }]),
    mark,
  );
  await Promise.all([1, 2, 3].map(() => post(report([failed, loaded]), mark)));

  const stored = await db.select().from(releaseReport).orderBy(releaseReport.id);
  expect(stored.map(({ version, outcome }) => [version, outcome])).toEqual([
    ['1.0.0', 'failed'],
    ['1.0.0', 'loaded'],
    ['1.1.0', 'failed'],
  ]);
});

test.each<[string, () => Promise<string>]>([
  ['without a mark', async () => ''],
  ['with an invented mark', async () => 'a'.repeat(120)],
  ['with the mark of another channel', () => newMark('staging')],
  ['with the mark of another set', () => newMark('production', 'set-2')],
  ['with a mark of yesterday', () => issued(oldMarks)],
  ['with a mark of another server', () => issued(foreignMarks)],
  ['with a mark that was cut off', async () => (await newMark()).slice(0, 20)],
  ['with a mark whose set was changed', async () => withSet(await newMark('production', 'set-2'), 'set-1')],
])('X-03 a report %s does not count', async (_, markOf) => {
  expect((await post(report([failed]), await markOf())).status).toBe(204);

  expect(await db.$count(releaseReport)).toBe(0);
});

test('X-03 a cross-site form is rejected, and too many reports are rate limited', async () => {
  const form = { 'content-type': 'text/plain' };
  const sent = await app.inject({ method: 'POST', url: '/builds/reports', headers: form, payload: '{}' });
  expect(sent.statusCode).toBe(415);

  const answers = new Set<number>();
  for (let i = 0; i < 310; i += 1) answers.add((await post(report([loaded]), 'none', '192.0.2.99')).status);
  expect(answers).toEqual(new Set([204, 429]));
});

test('M-09 figures contain loads, failures, errors and the median load time of thirty days', async () => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const reports = createReleaseReportRepository(db, () => now);
  const add = (...events: ReleaseEvent[]) => reports.add(report(events) as PageReport, randomUUID());
  await add({ ...loaded, took: 9_000 });
  now += 31 * 24 * 3_600_000;
  for (const took of [100, 200, 900]) await add({ ...loaded, took });
  await add(failed);
  await add({ ...failed, name: 'dining' }, { ...failed, name: 'dining', outcome: 'threw', took: null });

  await reports.deleteExpired();

  expect((await createReleaseFigures(db, () => now)()).rows).toEqual([
    {
      channel: 'production',
      name: 'chat',
      version: '1.0.0',
      loads: 4,
      failures: 1,
      errors: 0,
      medianTook: 200,
    },
    {
      channel: 'production',
      name: 'dining',
      version: '1.0.0',
      loads: 1,
      failures: 1,
      errors: 1,
      medianTook: null,
    },
  ]);
  expect(await db.$count(releaseReport)).toBe(6);
});

test('M-09 cached figures match recomputed ones and drop old days', async () => {
  let now = Date.parse('2026-06-01T23:59:30Z');
  const reports = createReleaseReportRepository(db, () => now);
  const cachedFigures = createReleaseFigures(db, () => now);
  const add = (...events: ReleaseEvent[]) => reports.add(report(events) as PageReport, randomUUID());

  for (const [minutes, took] of [
    [0, 90],
    [1, 1_234],
    [59, 400],
    [60, 500],
    [26 * 60, 80],
    [31 * 24 * 60, 700],
  ] as const) {
    now += minutes * 60_000;
    await add({ ...loaded, took }, { ...failed, name: 'dining' });

    expect(await cachedFigures()).toEqual(await createReleaseFigures(db, () => now)());
  }

  expect((await cachedFigures()).rows).toMatchObject([
    { name: 'chat', loads: 1, medianTook: 700 },
    { name: 'dining', loads: 1, failures: 1 },
  ]);
});

/** A rollout of chat 1.1.0 to a tenth of the visitors. */
async function rollout(onError: (error: unknown) => void = () => {}) {
  const { storage, published } = await fixtureStore();
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0', 'dining@1.0.0');
  const first = { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' };
  await releaseAll(storage, 'production', first, AUTHOR);
  const { change } = await promote(storage, {
    channel: 'production',
    versions: { chat: '1.1.0' },
    percent: 10,
    author: AUTHOR,
  });
  const rollouts = createRollouts(storage, createReleaseStore({ storage, channel: 'production' }), onError);
  const reports = createReleaseReportRepository(db, Date.now);
  /** Stores the reports of as many pages in one statement. */
  const addReports = (set: string | null | undefined, event: ReleaseEvent, times: number) =>
    db.insert(releaseReport).values(
      Array.from({ length: times }, () => ({
        ...event,
        channel: 'production',
        setId: String(set),
        mark: randomUUID(),
        at: new Date(),
      })),
    );
  return { storage, change, rollouts, reports, addReports };
}

test('M-05 a rollout whose candidate fails significantly more often is halted once with a reason, even by parallel checks', async () => {
  const { storage, change, rollouts, reports, addReports } = await rollout();
  const candidate: ReleaseEvent = { ...loaded, version: '1.1.0', source: 'rollout' };
  await addReports(change.set, loaded, 200);
  await addReports(change.rollout?.set, candidate, 40);
  await addReports(change.rollout?.set, { ...candidate, outcome: 'failed' }, 30);

  await Promise.all([1, 2, 3].map(() => evaluateRollouts(rollouts, reports)));

  const now = await latestChange(storage, 'production');
  expect(now).toMatchObject({ kind: 'halted', actor: 'the server', rollout: null, set: change.set });
  expect(now?.reason).toBe(
    'chat@1.1.0 failed 30 of 70 loads (42.9 %); what it replaces failed 0 of 200 loads (0.0 %)',
  );
  const halts = (await channelHistory(storage, 'production')).filter(({ kind }) => kind === 'halted');
  expect(halts).toHaveLength(1);
});

test.each<[string, Partial<ReleaseEvent>, string]>([
  [
    'has uncaught errors',
    { outcome: 'threw', took: null, errorClass: 'TypeError' },
    'chat@1.1.0 had uncaught errors in 30 of 70 loads (42.9 %); what it replaces had uncaught errors in 1 of 200 loads (0.5 %)',
  ],
  [
    'has no first view from the server',
    { outcome: 'unrendered', took: null },
    'chat@1.1.0 had no first view from the server in 30 of 70 loads (42.9 %)',
  ],
])('M-05 a rollout whose candidate %s significantly more often is halted', async (_, event, reason) => {
  const { storage, change, rollouts, reports, addReports } = await rollout();
  const candidate: ReleaseEvent = { ...loaded, version: '1.1.0', source: 'rollout' };
  await addReports(change.set, loaded, 200);
  await reports.add(
    report([{ ...loaded, ...event }], { set: String(change.set) }) as PageReport,
    randomUUID(),
  );
  await addReports(change.rollout?.set, candidate, 70);
  await addReports(change.rollout?.set, { ...candidate, ...event }, 30);

  await evaluateRollouts(rollouts, reports);

  const now = await latestChange(storage, 'production');
  expect(now).toMatchObject({ kind: 'halted', rollout: null });
  expect(now?.reason).toContain(reason);
});

test.each([
  { before: 300, after: 9_000, isHalted: true, what: 'that starts much more slowly is halted' },
  { before: 300, after: 3_000, isHalted: false, what: 'whose files are not in the browsers yet continues' },
  {
    before: 6_000,
    after: 9_000,
    isHalted: false,
    what: 'on slow lines continues, because everything is slow',
  },
])('M-05 a rollout $what', async ({ before, after, isHalted }) => {
  const { storage, change, rollouts, reports, addReports } = await rollout();
  const candidate: ReleaseEvent = { ...loaded, version: '1.1.0', source: 'rollout' };
  await addReports(change.set, { ...loaded, took: before }, 200);
  await addReports(change.rollout?.set, candidate, 40);
  await addReports(change.rollout?.set, { ...candidate, took: after }, 40);

  await evaluateRollouts(rollouts, reports);

  const now = await latestChange(storage, 'production');
  if (isHalted) expect(now?.reason).toContain('chat@1.1.0 started slowly in 40 of 80 loads (50.0 %)');
  else expect(now?.rollout).toEqual(change.rollout);
});

test('M-05 a rollout is judged while another channel is damaged, and that error is reported', async () => {
  const errors: unknown[] = [];
  const { storage, change, rollouts, reports, addReports } = await rollout((error) => errors.push(error));
  await createChannel(storage, 'preview', AUTHOR);
  await storage.replace('channels/preview/000001.json', '{"channel":');
  await addReports(change.set, loaded, 200);
  await addReports(change.rollout?.set, { ...failed, version: '1.1.0', source: 'rollout' }, 60);

  await evaluateRollouts(rollouts, reports);

  expect(await latestChange(storage, 'production')).toMatchObject({ kind: 'halted', rollout: null });
  expect(errors.map(String)).toEqual([expect.stringContaining('channels/preview/000001.json is damaged')]);
});

test('M-05 a rollout continues if only other releases on its pages fail', async () => {
  const { storage, change, rollouts, reports, addReports } = await rollout();
  const candidate: ReleaseEvent = { ...loaded, version: '1.1.0', source: 'rollout' };
  await addReports(change.set, loaded, 200);
  await addReports(change.rollout?.set, candidate, 100);
  await addReports(change.rollout?.set, { ...failed, name: 'dining', source: 'rollout' }, 100);

  await evaluateRollouts(rollouts, reports);

  expect((await latestChange(storage, 'production'))?.rollout).toEqual(change.rollout);
});

test('M-05 reports count only for published versions, and the figures are stored for the release tool', async () => {
  const { storage, rollouts, reports } = await rollout();

  expect(await rollouts.isPublished('chat', '1.1.0')).toBe(true);
  expect(await rollouts.isPublished('chat', '7.0.0')).toBe(false);
  await reports.add(report([loaded]) as PageReport, randomUUID());
  await rollouts.saveFigures(await createReleaseFigures(db, Date.now)());
  expect((await readFigures(storage))?.rows).toMatchObject([{ name: 'chat', loads: 1, medianTook: 300 }]);
});
