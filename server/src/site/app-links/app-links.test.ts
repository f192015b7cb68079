import { deepLinkActions, deepLinks } from '@guest/shared/routes/deep-links';
import { matchRoute } from '@guest/shared/routes/match-route';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject as provided, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { property } from '../../platform/db/tables/schema';
import { testApp } from '../../testing/test-app';

const { get, db } = await testApp();
const detailOf = async (slug: string) => (await get(`/web/property/${slug}/detail`)).body.system.property;
const [lisbon, muscat] = await Promise.all([detailOf('casa-miramar'), detailOf('qasr-al-bahr')]);
const outlets: { uuid: string; menus: { uuid: string }[] }[] = (
  await get('/web/property/casa-miramar/outlets')
).body.items;
const [outlet, otherOutlet] = outlets.filter(({ menus }) => menus.length > 0);
const { activitiesWithBooking } = (await get('/web/property/casa-miramar/activities')).body;
const directoriesOf = async (slug: string) => (await get(`/web/property/${slug}/directories`)).body.items;
const isInfo = ({ kind }: { kind: string }) => kind === 'info';
const directories = await directoriesOf('casa-miramar');
const directory = directories.find(isInfo);
const elsewhere = (await directoriesOf('qasr-al-bahr')).find(
  (one: { kind: string; slug: string }) =>
    isInfo(one) && directories.every(({ slug }: { slug: string }) => slug !== one.slug),
);

const extras: Record<string, string> = {
  'outlet-uuid': outlet?.uuid ?? '',
  'menu-uuid': outlet?.menus[0]?.uuid ?? '',
  'activity-uuid': activitiesWithBooking[0].uuid,
  'directory-slug': directory.slug,
  code: 'a-code-with-twenty-two-characters',
};
const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  get(`/open?${new URLSearchParams(query)}`, { headers: { accept: 'text/html', ...headers } });
const linkTo = (action: string, ofProperty = lisbon.uuid) => ({
  mode: 'in-stay',
  action,
  'property-uuid': ofProperty,
  ...extras,
});

test.each(deepLinkActions)(
  'D-02 Q-03 without the app, %s opens its page in the browser, which does not try again',
  async (action) => {
    const { status, headers } = await open(linkTo(action));
    const target = new URL(String(headers.location), 'https://suite.example');

    expect(status).toBe(302);
    expect(matchRoute(target.pathname)?.name).toBe(deepLinks[action].page);
    expect(target.searchParams.get('download')).toBe('true');
    expect(target.searchParams.get('code')).toBe(
      deepLinks[action].extras?.includes('code') ? extras.code : null,
    );
  },
);

test('S-33 a page of the suite that opens the link by itself is not left', async () => {
  const answer = await open(linkTo('share'), { host: 'localhost', referer: 'http://localhost/' });
  const fromMail = await open(linkTo('share'), { host: 'localhost', referer: 'https://mail.example/' });

  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(fromMail.status).toBe(302);
});

test('a hotel whose page has the path of the links keeps its page, and the links are told apart by their mode', async () => {
  const deepLinkBase = 'https://open.hotel.example/casa-miramar';
  const other = await testApp({
    db,
    config: { ...readConfig({ DATA_DIR: provided('dataDir') }), deepLinkBase },
    registerSite: (site) => void site.get('/*', async () => 'a page'),
  });
  const referer = { host: 'localhost', referer: 'http://localhost/' };

  const home = await other.get('/casa-miramar?download=true', { headers: referer });
  const link = await other.get(`/casa-miramar?${new URLSearchParams(linkTo('share'))}`);
  const ofSuite = await other.get(`/casa-miramar?${new URLSearchParams(linkTo('share'))}`, {
    headers: referer,
  });

  expect([home.status, home.text]).toEqual([200, 'a page']);
  expect([link.status, link.headers.location]).toEqual([302, '/casa-miramar/discover?download=true']);
  expect(ofSuite.status).toBe(204);
});

test.each([
  ['an unknown action', { ...linkTo('share'), action: 'evil' }],
  ['an inherited name as action', { ...linkTo('share'), action: 'constructor' }],
  ['another mode', { ...linkTo('share'), mode: 'check-in' }],
  ['a property that does not exist', linkTo('share', '00000000-0000-4000-8000-000000000000')],
  ['a malformed property', linkTo('share', "' or 1=1")],
  ['no property', { mode: 'in-stay', action: 'share' }],
  ['an outlet of another hotel', linkTo('edn-menu', muscat.uuid)],
  [
    'a menu of another outlet',
    { ...linkTo('edn-menu-detail'), 'menu-uuid': otherOutlet?.menus[0]?.uuid ?? '' },
  ],
  ['an activity of another hotel', linkTo('activity-center-detail', muscat.uuid)],
  [
    'an activity that does not exist',
    { ...linkTo('activity-center-detail'), 'activity-uuid': '00000000-0000-4000-8000-000000000000' },
  ],
  ['a directory of another hotel', { ...linkTo('directories-detail'), 'directory-slug': elsewhere.slug }],
  ['a directory that does not exist', { ...linkTo('directories-detail'), 'directory-slug': 'of-nobody' }],
  ['no outlet', { mode: 'in-stay', action: 'edn-outlet-book', 'property-uuid': lisbon.uuid }],
  ['a malformed activity', { ...linkTo('activity-center-detail'), 'activity-uuid': '../../clear' }],
  ['a malformed directory', { ...linkTo('directories-detail'), 'directory-slug': '//evil.example' }],
  ['no code', { mode: 'in-stay', action: 'join-external-group-chat', 'property-uuid': lisbon.uuid }],
])('D-01 %s is answered with a page that says so', async (_what, query) => {
  const { status, headers } = await open(query);

  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers.location).toBeUndefined();
});

const withExtras = deepLinkActions.flatMap((action) =>
  (deepLinks[action].extras ?? []).map((extra) => [action, extra] as const),
);
test.each(withExtras)('D-01 D-02 %s without its %s opens nothing', async (action, extra) => {
  const link = Object.fromEntries(Object.entries(linkTo(action)).filter(([name]) => name !== extra));

  expect(await open(link)).toMatchObject({ status: 404 });
});

test('D-01 no content of a link leads outside the suite', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...deepLinkActions),
      fc.dictionary(
        fc.constantFrom('activity-uuid', 'outlet-uuid', 'menu-uuid', 'directory-slug', 'code', 'webview-url'),
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.constantFrom('//evil.example', '\\\\evil', 'javascript:alert(1)'),
        ),
      ),
      async (action, fuzz) => {
        const { status, headers } = await open({ ...linkTo(action), ...fuzz });
        expect([302, 404]).toContain(status);
        if (status !== 302) return;
        const target = new URL(String(headers.location), 'https://suite.example');
        expect(target.origin).toBe('https://suite.example');
        expect(matchRoute(target.pathname)?.name).toBe(deepLinks[action].page);
      },
    ),
    { numRuns: 25 },
  );
});

test('S-33 the files for iOS and Android come from the settings of the properties', async () => {
  const [ios, android] = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'] as const;
  expect((await get(ios)).status).toBe(404);
  expect((await get(android)).status).toBe(404);
  expect(lisbon.mobileApp).toBeUndefined();

  const app = { packageName: 'com.casa.guest', fingerprints: ['AB:CD'] };
  const mobileApp = {
    opens: 'banner' as const,
    iosAppIds: ['A1B2C3D4E5.com.casa.guest'],
    androidApps: [app],
  };
  await db.update(property).set({ mobileApp }).where(eq(property.id, lisbon.uuid));

  const { body, headers } = await get(ios);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(body.applinks.details).toEqual([
    {
      appIDs: ['A1B2C3D4E5.com.casa.guest'],
      components: [
        { '/': '/open', '?': { mode: 'in-stay', 'property-uuid': lisbon.uuid } },
        { '/': '/open', '?': { mode: 'in-stay', action: 'properties' } },
      ],
    },
  ]);
  expect((await get(android)).body).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.casa.guest',
        sha256_cert_fingerprints: ['AB:CD'],
      },
    },
  ]);
  // Guests learn only how the app opens.
  expect((await detailOf('casa-miramar')).mobileApp).toEqual({ opens: 'banner' });
});
