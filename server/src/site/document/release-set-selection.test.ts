import { expect, test, vi } from 'vitest';
import { createChannel } from '../../../../release/src/channel/create-channel';
import { bootIn, fixtureSite, type FixtureReply } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';
const PATIENCE_MS = 10_000;
const of = (dining: string) => ({ shell: '1.0.0', remotes: { dining } });

type SiteOptions = Parameters<typeof fixtureSite>[0];

/**
 * Publishes three versions of dining: production has 1.0.0; staging, where URLs may name versions, has 2.0.0
 * with 1.0.0 as its fallback.
 */
async function site(options: SiteOptions = {}) {
  const its = await fixtureSite({
    hasTestEndpoints: true,
    channelHosts: { staging: 'staging.hotel.example' },
    ...options,
  });
  await its.publishDining('2.0.0', 'good');
  await its.publishDining('3.0.0', 'good');
  await its.promote('staging', 'set-1', of('1.0.0'));
  await its.promote('staging', 'set-2', of('2.0.0'));
  const staging = (path: string, headers = {}) =>
    its.get(path, { 'x-release-channel': 'staging', ...headers });
  return { ...its, staging };
}

const diningIn = ({ html }: FixtureReply) =>
  bootIn(html).remotes as Record<'dining', { version: string; previous?: object }>;
const facts = (got: FixtureReply) => {
  const { channel, source, mayMix } = bootIn(got.html);
  return [channel, source, mayMix, diningIn(got).dining.version];
};

test('M-08 a channel has its own host name and is chosen by header only in tests', async () => {
  const { get, staging } = await site();
  const closed = await site({ hasTestEndpoints: false });

  expect(facts(await get(OUTLETS))).toEqual(['production', 'channel', false, '1.0.0']);
  expect(facts(await staging(OUTLETS))).toEqual(['staging', 'channel', true, '2.0.0']);
  expect(facts(await get(OUTLETS, { host: 'staging.hotel.example:443' }))[0]).toBe('staging');
  expect(facts(await closed.staging(OUTLETS))[0]).toBe('production');
});

test('M-08 a channel that is created while the server runs is served at its host name, without a restart', async () => {
  const { get, releases } = await site({
    channelHosts: { staging: 'staging.hotel.example', '*': 'hotel.example' },
    publicHost: 'guest.hotel.example',
  });
  const servedAt = async (host: string) => facts(await get(OUTLETS, { host }))[0];
  const author = { actor: 'Ada', reason: 'a test', at: '2026-01-02T00:00:00.000Z' };
  expect(await servedAt('preview.hotel.example')).toBe('production');

  await createChannel(releases.storage, 'preview', author, { from: 'staging' });
  // A channel with this name must not take over the public host name.
  await createChannel(releases.storage, 'guest', author, { from: 'staging' });

  await vi.waitFor(
    async () => expect(await servedAt('preview.hotel.example:443')).toBe('preview'),
    PATIENCE_MS,
  );
  expect(facts(await get(OUTLETS, { host: 'preview.hotel.example' }))).toEqual([
    'preview',
    'channel',
    true,
    '2.0.0',
  ]);
  for (const other of ['guest.hotel.example', 'nowhere.hotel.example', 'a.preview.hotel.example', 'preview'])
    expect(await servedAt(other)).toBe('production');
});

test('M-09 the document names the previous version of each remote with its hash', async () => {
  const { staging, get } = await site();

  const { dining } = diningIn(await staging(OUTLETS));

  expect(dining.previous).toEqual({
    version: '1.0.0',
    entry: '/releases/dining/1.0.0/remoteEntry.js',
    global: 'dining_1_0_0',
    integrity: expect.stringMatching(/^sha256-/),
  });
  expect(diningIn(await get(OUTLETS)).dining.previous).toBeUndefined();
});

test('M-08 a URL mixes published versions, and the page consists of exactly those', async () => {
  const { staging } = await site();

  const mixed = await staging(`${OUTLETS}?mix=dining@3.0.0`);

  expect([mixed.status, ...facts(mixed)]).toEqual([200, 'staging', 'mix', true, '3.0.0']);
  expect(diningIn(mixed).dining.previous).toMatchObject({ version: '2.0.0' });
  expect(mixed.html).toContain('/releases/dining/3.0.0/');
  expect(bootIn(mixed.html)).toMatchObject({ view: 'page' });
  expect(bootIn((await staging(OUTLETS)).html).buildId).toBe('set-2');
});

test.each([
  ['a remote that is not published', 'spa@1.0.0', 404, /isn’t published: <bdi>spa@1\.0\.0<\/bdi>/],
  ['a version that is not published', 'dining@9.9.9', 404, /isn’t published: <bdi>dining@9\.9\.9<\/bdi>/],
  ['no version', 'dining', 400, /can’t be read: <bdi>dining<\/bdi>/],
  ['nothing', '', 400, /can’t be read/],
  ['one remote twice', 'dining@1.0.0,dining@2.0.0', 400, /can’t be read/],
  ['a path', 'dining@../../etc', 400, /can’t be read/],
  ['an address', 'dining@https://evil.example/a.js', 400, /can’t be read/],
  ['a script', '<script>alert(1)</script>@1', 400, /&#60;script&#62;/],
  ['a set', 'sets@set-1.json', 404, /isn’t published/],
  ['a very long text', `dining@${'1'.repeat(5_000)}`, 400, /can’t be read/],
])(
  'M-08 a URL that names %s gets an error page instead of another version',
  async (_case, mix, status, text) => {
    const { staging } = await site();

    const got = await staging(`${OUTLETS}?tag=1&mix=${encodeURIComponent(mix)}`);

    expect(got.status).toBe(status);
    expect(got.html).toMatch(text);
    expect(got.html).not.toContain('<script>');
    expect(got.html).toContain(`<a href="${OUTLETS}?tag=1">`);
    expect(got.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
  },
);

test('M-08 in production no URL can name versions, and the error page is in the guest’s language', async () => {
  const { get } = await site();

  const got = await get(`${OUTLETS}?mix=dining@2.0.0`, { 'accept-language': 'ar' });

  expect(got.status).toBe(403);
  expect(got.html).toContain('<html lang="ar" dir="rtl">');
  expect(got.html).toContain('لا يمكن هنا اختيار الإصدارات');
});

/** Production with set-2 rolled out to a percentage of visitors. */
async function rollout(percent: number) {
  const its = await site();
  await its.promote('production', 'set-1', of('1.0.0'), {
    rollout: { set: 'set-2', percent, changes: { dining: '2.0.0' } },
  });
  await vi.waitFor(
    async () => expect((await its.get(OUTLETS)).headers['set-cookie']).toBeDefined(),
    PATIENCE_MS,
  );
  const withBucket = (bucket: number | string, path = OUTLETS) =>
    its.get(path, { cookie: `rollout-bucket=${bucket}` });
  return { ...its, withBucket };
}

test('M-05 a rollout applies to visitors whose bucket is below the percentage, with the channel’s own set as their fallback', async () => {
  const { withBucket } = await rollout(30);

  const [inside, outside] = [await withBucket(29), await withBucket(30)];

  expect(facts(inside)).toEqual(['production', 'rollout', false, '2.0.0']);
  expect(diningIn(inside).dining.previous).toMatchObject({ version: '1.0.0' });
  expect(facts(outside)).toEqual(['production', 'channel', false, '1.0.0']);
  for (const odd of ['100', '-1', 'abc', '1e1', '']) {
    expect(['channel', 'rollout']).toContain(facts(await withBucket(odd))[1]);
  }
});

test('M-05 a visitor gets a bucket with the first page of a rollout and keeps it', async () => {
  const { get } = await rollout(50);

  const first = await get(OUTLETS);
  const cookie = String(first.headers['set-cookie']);
  const [pair = ''] = cookie.split(';');
  const bucket = Number(pair.split('=')[1]);
  const again = await get('/casa', { cookie: pair });

  expect(cookie).toMatch(/^rollout-bucket=\d{1,2}; Path=\/; Max-Age=7776000; SameSite=Lax$/);
  expect(facts(first)[1]).toBe(bucket < 50 ? 'rollout' : 'channel');
  expect(facts(again)).toEqual(facts(first));
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('visitors of the same set share one document across buckets, and no cookie is set without a rollout', async () => {
  const { withBucket } = await rollout(30);
  const { get } = await site();

  const inside = await Promise.all([0, 7, 29].map((bucket) => withBucket(bucket)));
  const outside = await Promise.all([30, 99].map((bucket) => withBucket(bucket)));

  expect(new Set(inside.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(new Set(outside.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(inside[0]?.headers.etag).not.toBe(outside[0]?.headers.etag);
  expect((await get(OUTLETS)).headers['set-cookie']).toBeUndefined();
});

test('M-08 safe mode uses the channel’s own set without rollout or mix', async () => {
  const { withBucket, staging } = await rollout(100);

  expect(facts(await withBucket(0))[1]).toBe('rollout');
  expect(facts(await withBucket(0, `${OUTLETS}?safe=1`))).toEqual(['production', 'safe', false, '1.0.0']);
  expect(facts(await staging(`${OUTLETS}?safe=1&mix=dining@3.0.0`))).toEqual([
    'staging',
    'safe',
    true,
    '2.0.0',
  ]);
});

test('a page that reads the build manifest gets the visitor’s own build', async () => {
  const { releases, staging, promote } = await site();
  await releases.publish({
    name: 'shell',
    version: '2.0.0',
    pages: {
      healthcheck: {
        scripts: [],
        styles: [],
        reads: [{ path: '/builds/latest.json', query: {}, fixed: {} }],
      },
    },
  });
  await promote('staging', 'set-3', { shell: '2.0.0', remotes: { dining: '2.0.0' } });

  await vi.waitFor(async () => {
    const { data } = bootIn((await staging('/healthcheck?mix=dining@3.0.0')).html);
    expect(data).toMatchObject([
      { url: '/builds/latest.json', reply: { shell: '2.0.0', remotes: { dining: '3.0.0' } } },
    ]);
  }, PATIENCE_MS);
});

const CHAT_AND_DINING = { cookie: 'local-remotes=chat_dining' };
const DINING_DEV = 'http://localhost:3103';

test('M-08 on a channel that allows mixes, a device loads remotes from its own dev servers', async () => {
  const { staging } = await site();

  const got = await staging(OUTLETS, CHAT_AND_DINING);

  expect(facts(got)).toEqual(['staging', 'dev', true, 'dev']);
  expect(bootIn(got.html).buildId).toBe('local.dining.set-2');
  expect(diningIn(got).dining).toMatchObject({
    entry: `${DINING_DEV}/remoteEntry.js`,
    integrity: '',
    previous: { version: '2.0.0', integrity: expect.stringMatching(/^sha256-/) },
  });
  const policy = String(got.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self'`);
  expect(policy).toContain(DINING_DEV);
  expect(policy).not.toContain('localhost:3101');
  expect(facts(await staging(OUTLETS))).toEqual(['staging', 'channel', true, '2.0.0']);
});

test.each([
  ['an address', 'http://evil.example'],
  ['a port', 'dining:9999'],
  ['an unknown remote', 'spa'],
  ['the shell', 'shell'],
  ['nothing', ''],
  ['a property of every object', 'constructor'],
])('M-08 a device that names %s as a local remote gets the channel’s set', async (_case, value) => {
  const { staging } = await site();

  const got = await staging(OUTLETS, { cookie: `local-remotes=${value}` });

  expect(facts(got)).toEqual(['staging', 'channel', true, '2.0.0']);
  expect(got.headers['content-security-policy']).not.toContain('http:');
});

test('M-08 in production and in safe mode, a device cannot choose where code comes from', async () => {
  const { get, staging, promote } = await site();
  const ofGuests = await get(OUTLETS, CHAT_AND_DINING);
  const safe = await staging(`${OUTLETS}?safe=1`, CHAT_AND_DINING);
  await promote('production', 'set-1', of('1.0.0'), { mayMix: true });
  await vi.waitFor(async () => expect(bootIn((await get(OUTLETS)).html).mayMix).toBe(true), PATIENCE_MS);
  const mixedProduction = await get(OUTLETS, CHAT_AND_DINING);

  expect([ofGuests, safe, mixedProduction].map((got) => facts(got)[1])).toEqual([
    'channel',
    'safe',
    'channel',
  ]);
  for (const got of [ofGuests, safe, mixedProduction])
    expect(got.headers['content-security-policy']).not.toContain(DINING_DEV);
});
