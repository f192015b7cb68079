import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { bootIn, DINING_CSS, EARLY_TAPS, fixtureSite, SHELL_CSS } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

test('a document contains the page, its data and preloads of the next files', async () => {
  const { get } = await fixtureSite({ dining: 'telling' });

  const { status, headers, html } = await get(`${OUTLETS}?search=fish`, { 'accept-encoding': 'br' });

  expect([status, headers['content-encoding'], headers['content-language']]).toEqual([200, 'br', 'en']);
  expect(html).toContain(`<div id="root"><p>${OUTLETS}?search=fish en 1800000000000</p>`);
  expect(html).toMatch(/<html lang="en" dir="ltr" data-boot="[\w-]{22}"><head>/);
  expect(html).toContain(`<title>Title of ${OUTLETS}?search=fish</title>`);
  expect(html).toContain('<meta name="description" content="Casa in en">');
  expect(bootIn(html)).toMatchObject({
    buildId: 'set-1',
    channel: 'production',
    view: 'page',
    lang: 'en',
    now: 1_800_000_000_000,
    status: 200,
    shell: '1.0.0',
    remotes: {
      dining: {
        version: '1.0.0',
        entry: '/releases/dining/1.0.0/remoteEntry.js',
        global: 'dining_1_0_0',
        integrity: expect.stringMatching(/^sha256-/),
      },
    },
    data: [
      { url: '/web/property/casa/detail', reply: { system: { property: { name: 'Casa' } } } },
      { url: '/web/property/casa/outlets?q=fish', reply: { items: ['Grill'] } },
    ],
    config: { apiBaseUrl: '', apiToken: 'key', environment: 'test', chatHosts: {} },
  });
});

test('a link to a page of a hotel is shown with the title of the page and a picture of the hotel', async () => {
  const { get } = await fixtureSite({ publicHost: 'stay.example' });

  const { html } = await get('/casa');
  const { html: suite } = await get('/');

  const shown = new Map(
    [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(Object.fromEntries(shown)).toEqual({
    title: 'Title of /casa',
    site_name: 'Casa',
    image: expect.stringMatching(/^https:\/\/stay\.example\/screenshots\/casa\/link\.jpg\?v=[0-9a-f]{8}$/),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'The house of Casa',
  });
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(suite).not.toContain('og:image');
});

test('scripts and preloads come from the releases of the page, each with its hash', async () => {
  const { get } = await fixtureSite();

  const { html } = await get(OUTLETS, { 'accept-language': 'es' });

  const dining = '/releases/dining/1.0.0/';
  const integrity = ' integrity="sha256-[^"]{44}" crossorigin="anonymous"';
  expect(all(html, new RegExp(`<script defer src="([^"]+)"${integrity}></script>`, 'g'))).toEqual([
    '/releases/shell/1.0.0/react.1.js',
    '/releases/shell/1.0.0/main.1.js',
  ]);
  expect(all(html, new RegExp(`<link rel="preload" as="script" href="([^"]+)"${integrity}>`, 'g'))).toEqual([
    '/releases/shell/1.0.0/shell-es.js',
    `${dining}remoteEntry.js`,
    `${dining}__federation_expose_remote.0badcafe.js`,
    `${dining}texts-es.js`,
  ]);
  expect((await get('/')).html).not.toContain(dining + '__federation');
});

test('every URL in the head is served with the declared properties', async () => {
  const { get } = await fixtureSite();
  const { html } = await get(OUTLETS);

  const named = [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+)" integrity="([^"]+)"/g)];

  for (const [, url = '', integrity] of named) {
    const { status, body } = await get(url);
    expect([status, `sha256-${createHash('sha256').update(body).digest('base64')}`]).toEqual([
      200,
      integrity,
    ]);
  }
  expect(named).toHaveLength(6);
});

test('the policy allows exactly the inline styles and the inline script of the document', async () => {
  const { get } = await fixtureSite();

  const { html, headers } = await get(OUTLETS);

  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
  const styles = all(html, /<style>(.*?)<\/style>/gs);
  const scripts = all(html, /<script>(.*?)<\/script>/gs);
  expect(styles).toEqual([
    SHELL_CSS.replace('wave.svg', '/releases/shell/1.0.0/wave.svg'),
    DINING_CSS,
    ':root{--accent-hue:30;--accent-chroma:0.1;--radius-base:8px;--face-display:var(--face-serif,var(--face-serif))}',
  ]);
  expect(scripts).toEqual([EARLY_TAPS]);
  expect(policy.get('style-src')).toEqual(["'self'", ...styles.map(hashOf)]);
  expect(policy.get('script-src')).toEqual(["'self'", ...scripts.map(hashOf)]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(String([...policy])).not.toMatch(/unsafe|\*/);
  expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/i);
});

test('each inline style is marked with the name that the loader looks up', async () => {
  const { get } = await fixtureSite();

  const { html } = await get(OUTLETS);

  expect(all(html, /<link rel="stylesheet" data-rspack="([^"]+)">/g)).toEqual([
    'shell_1_0_0:chunk-main',
    'dining_1_0_0:chunk-__federation_expose_remote',
  ]);
});

test('the hero picture is preloaded with the same attributes as in the view', async () => {
  const { get } = await fixtureSite({ dining: 'telling' });

  const head = (await get(OUTLETS)).html.split('</head>')[0];

  expect(head).toContain(
    '<link rel="preload" as="image" href="/p/1.webp" fetchpriority="high" imagesrcset="/p/1.webp 1x, /p/2.webp 2x">',
  );
});

test('hostile content is escaped', async () => {
  const { get, api } = await fixtureSite({ dining: 'telling' });
  const evil = '</script><script>alert(1)</script><!--<script>\u2028\u2029</style>';
  api.outlets = { status: 200, reply: { items: [evil] } };

  const { html } = await get('/hostile/directories/bars-and-restaurants');

  const [head = '', body = ''] = html.split('</head>');
  expect(all(html, /<script([^>]*)>/g)).toEqual([
    '',
    expect.stringContaining('react.1.js'),
    expect.stringContaining('main.1.js'),
    ' type="application/json" id="boot"',
  ]);
  expect(head).not.toContain('<!--');
  expect(head.match(/<\/title>/g)).toHaveLength(1);
  expect(body).not.toMatch(/<!--|<\/style>/);
  expect(body.split('id="boot"')[1]).not.toMatch(/[\u2028\u2029]/);
  expect(bootIn(html).data[1]?.reply).toEqual({ items: [evil] });
});

test('a shell that was built with its pages included serves them itself', async () => {
  const { get, publishFlat, promote } = await fixtureSite();
  await publishFlat();
  await promote('production', 'set-flat', { shell: 'flat', remotes: {} });

  const { html } = await vi.waitFor(async () => {
    const got = await get(OUTLETS);
    expect(bootIn(got.html)).toMatchObject({ buildId: 'set-flat' });
    return got;
  }, 10_000);

  expect(bootIn(html)).toMatchObject({ view: 'page', remotes: {} });
  expect(bootIn(html).data.map(({ url }) => url)).toContain('/web/property/casa/outlets');
  expect(all(html, /<style>(.*?)<\/style>/gs)).toContain(DINING_CSS);
  expect(all(html, /<link rel="preload" as="script" href="([^"]+)"/g)).toEqual([
    '/releases/shell/flat/shell-en.js',
    '/releases/shell/flat/dining.js',
  ]);
});

test('a boot block in the markup of a remote has not the key of the document', async () => {
  const { get } = await fixtureSite({ dining: 'plants' });

  const { html } = await get(OUTLETS);

  const key = /data-boot="([\w-]{22})"/.exec(html)?.[1];
  expect(html).toContain('"key":"planted"');
  expect(html.split(`"key":"${key}"`)).toHaveLength(2);
  expect(bootIn(html)).toMatchObject({ buildId: 'set-1', key });
});
