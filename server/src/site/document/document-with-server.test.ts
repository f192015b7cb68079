import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BEHAVIOURS, FIXTURE_WORKER, type Behaviour } from '../first-view/testing/fixture-worker';
import { createReleaseStore } from '../releases/release-store';
import { fixtureReleases } from '../releases/testing/fixture-releases';
import { filledDatabase, NOON, testApp } from '../../testing/test-app';
import { createSigningKey } from '../../platform/security/signing-key';
import { releaseReport } from '../../platform/db/tables/schema';
import { createReportMarks } from '../release-report/report-marks';
import { registerSite } from '../site';
import { bootIn } from './testing/fixture-site';

const db = await filledDatabase();

/** Starts the whole server with its real API on minimal releases. */
async function wholeServer({ dining = 'good' }: { dining?: Behaviour } = {}) {
  const releases = await fixtureReleases();
  await releases.publish({ name: 'shell', version: '1.0.0' }, {}, FIXTURE_WORKER);
  await releases.publish(
    {
      name: 'dining',
      version: '1.0.0',
      entry: ['remoteEntry.js'],
      pages: {
        'property-directories': { scripts: [], styles: [], reads: [] },
        'property-outlet': {
          scripts: [],
          styles: [],
          reads: [{ path: '/web/property/:property/outlets/:outlet', query: {}, fixed: {} }],
        },
      },
    },
    { 'remoteEntry.js': 'entry' },
    BEHAVIOURS[dining],
  );
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: { dining: '1.0.0' } });
  const store = createReleaseStore({ storage: releases.storage, channel: 'production' });
  const config = {
    apiToken: 'key',
    environment: 'test',
    deepLinkBase: 'https://a.example',
    chatHosts: {},
  };
  const { app } = await testApp({
    db,
    builds: store,
    registerSite: (its) =>
      registerSite(its, {
        config,
        releases: store,
        marks: createReportMarks(createSigningKey(db), () => NOON),
        now: () => NOON,
      }),
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a port, so the address is an object.
  const { port } = app.server.address() as AddressInfo;

  return async (path: string, headers: Record<string, string> = {}, body?: object) => {
    const sent = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, sent ?? { headers });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
}

test('a page contains the replies of the real API in the guest’s language', async () => {
  const get = await wholeServer();

  let page = { status: 0, text: '' };
  // A busy machine can miss the deadline of the first view, which is a frame then.
  await expect
    .poll(async () => {
      page = await get('/casa-miramar/directories/bars-and-restaurants/mare-alta', {
        'accept-language': 'es',
      });
      return bootIn(page.text).view;
    })
    .toBe('page');

  const boot = bootIn(page.text);
  expect([page.status, boot.lang]).toEqual([200, 'es']);
  const [detail, outlet] = boot.data;
  expect(detail).toMatchObject({ reply: { system: { property: { identity: 'casa-miramar' } } } });
  expect(outlet).toMatchObject({
    url: '/web/property/casa-miramar/outlets/mare-alta',
    reply: { slug: 'mare-alta' },
  });
});

test.each([
  ['R-30 an unknown property', '/atlantis'],
  ['R-30 an unknown outlet', '/casa-miramar/directories/bars-and-restaurants/no-such-outlet'],
  ['R-32 an unknown address', '/casa-miramar/no/such/page'],
  ['an address with invalid UTF-8', '/%E0%A4%A'],
  ['a path that is too long', `/${'a'.repeat(200)}`],
])('%s is a 404 with an HTML page', async (_case, path) => {
  const get = await wholeServer();

  const { status, headers, text } = await get(path, { accept: 'text/html' });

  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(bootIn(text).status).toBe(404);
});

test('API errors keep their format, and each reply has one policy', async () => {
  const get = await wholeServer();

  const missing = await get('/web/no-such-call', { accept: 'text/html' });
  const document = await get('/casa-miramar');

  const malformed = await get('/web/property/%E0%A4%A/detail');
  expect([missing.status, JSON.parse(missing.text)]).toMatchObject([404, { code: 'not_found' }]);
  expect([malformed.status, JSON.parse(malformed.text)]).toMatchObject([400, { field: 'property' }]);
  expect(missing.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(document.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(document.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('the first guest gets a complete page, even if the first render of a release is slow', async () => {
  const get = await wholeServer({ dining: 'startsSlowly' });
  await new Promise((resolve) => setTimeout(resolve, 5_000));

  const { text } = await get('/casa-miramar/directories/bars-and-restaurants/mare-alta');

  expect(text).toContain('<div id="root">awake</div>');
});

test.each(['blocks', 'blocksAtImport', 'crashes', 'throwsAtImport'] as const)(
  'a server that starts with a bundle that %s answers all others at once, and its pages with a frame',
  async (dining) => {
    const get = await wholeServer({ dining });

    const replies = await Promise.all([
      get('/'),
      get('/casa-miramar/directories/bars-and-restaurants/mare-alta'),
      get('/web/property/casa-miramar/detail', { token: 'key' }),
      get('/health/live'),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(bootIn(replies[1].text).view).not.toBe('page');
    expect(JSON.parse(replies[2].text)).toMatchObject({ system: { property: { identity: 'casa-miramar' } } });
  },
  30_000,
);

test('the build manifest describes the set of the documents', async () => {
  const get = await wholeServer();

  const { buildId } = bootIn((await get('/casa-miramar')).text);

  expect(JSON.parse((await get('/builds/latest.json')).text)).toMatchObject({ buildId, shell: '1.0.0' });
});

test('X-03 a page can report once with the mark of its document, also if the browser has the document already', async () => {
  const get = await wholeServer();
  // The key of the marks is read in the background.
  await expect.poll(async () => (await get('/casa-miramar')).headers.getSetCookie().join()).toMatch(/mark/);
  const first = await get('/casa-miramar');
  const again = await get('/casa-miramar', { 'if-none-match': String(first.headers.get('etag')) });
  const report = {
    passport: { channel: 'production', set: 'set-1', source: 'channel', bucket: null, versions: {} },
    events: [
      {
        name: 'dining',
        version: '1.0.0',
        source: 'channel',
        outcome: 'loaded',
        took: 300,
        errorClass: null,
        instead: null,
      },
    ],
  };

  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again, again]) {
    const [cookie = ''] = headers.getSetCookie().filter((it) => it.startsWith('report-mark-'));
    expect(cookie).toMatch(/; Path=\/builds\/reports; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    await get('/builds/reports', { cookie: cookie.split(';')[0] ?? '' }, report);
  }

  expect(await db.$count(releaseReport)).toBe(2);
});
