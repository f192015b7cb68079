import { expect, inject as provided, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { property } from '../../platform/db/tables/schema';
import { testSockets } from '../../testing/test-sockets';

const sockets = await testSockets();
const boss = await sockets.staff('supervisor');
const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const app = {
  opens: 'banner' as const,
  iosAppIds: ['A1B2C3D4E5.com.casa.guest'],
  androidApps: [{ packageName: 'com.casa.guest', fingerprints: [FINGERPRINT] }],
};
const shownToGuests = async () =>
  (await sockets.get('/web/property/casa-miramar/detail')).body.system.property.mobileApp;
const [ios, android] = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'];
const bases = {
  'the default': {},
  'on the host of the suite': {
    PUBLIC_HOST: 'guest.hotel.example',
    DEEP_LINK_BASE: 'https://Guest.hotel.example:8443/open',
  },
};
const codes = {
  'the default': 'deep_link_base_missing',
  'on the host of the suite': 'deep_link_base_on_suite',
};
const filesOf = async () => [(await sockets.get(ios)).status, (await sockets.get(android)).status];

test('a supervisor sets the mobile app of the hotel, which pages and association files contain until it is removed', async () => {
  const before = await boss.requestOk('loadMobileApp', {});
  expect(before).toMatchObject({ app: null, deepLinkBase: expect.stringMatching(/^https:/) });
  expect(await filesOf()).toEqual([404, 404]);

  expect(await boss.requestOk('changeMobileApp', { app })).toEqual({ app });

  expect(await shownToGuests()).toEqual({ opens: 'banner' });
  expect(await filesOf()).toEqual([200, 200]);
  expect(JSON.stringify((await sockets.get(ios)).body)).toContain(app.iosAppIds[0]);
  expect(JSON.stringify((await sockets.get(android)).body)).toContain(FINGERPRINT);

  await boss.requestOk('changeMobileApp', { app: null });
  expect(await shownToGuests()).toBeUndefined();
  expect(await filesOf()).toEqual([404, 404]);
});

test.each<[string, object]>([
  ['an app for no system', { ...app, iosAppIds: [], androidApps: [] }],
  ['an app id without a team', { ...app, iosAppIds: ['com.casa.guest'] }],
  ['a package of one word', { ...app, androidApps: [{ packageName: 'casa', fingerprints: [FINGERPRINT] }] }],
  ['a short fingerprint', { ...app, androidApps: [{ packageName: 'com.casa', fingerprints: ['AB:CD'] }] }],
  [
    'a package without a fingerprint',
    { ...app, androidApps: [{ packageName: 'com.casa', fingerprints: [] }] },
  ],
  ['another way to open', { ...app, opens: 'window' }],
  ['a field of its own', { ...app, url: 'https://evil.example' }],
])('%s is rejected, and nothing changes', async (_what, wrong) => {
  const { status } = await boss.request('changeMobileApp', { app: wrong } as never);

  expect(status).toBe(400);
  expect(await boss.requestOk('loadMobileApp', {})).toMatchObject({ app: null });
});

test.each(Object.keys(bases) as (keyof typeof bases)[])(
  'with a base of links that is %s, no app is set, and one that is set can be removed',
  async (which) => {
    const config = readConfig({ DATA_DIR: provided('dataDir'), ...bases[which] });
    const suite = await testSockets({ config });
    const supervisor = await suite.staff('supervisor');
    const loadApp = async () => (await supervisor.requestOk('loadMobileApp', {})).app;

    const answer = await supervisor.request('changeMobileApp', { app });
    expect(answer).toMatchObject({ status: 422, code: codes[which] });
    expect(await loadApp()).toBeNull();

    await suite.db.update(property).set({ mobileApp: app });
    await supervisor.requestOk('changeMobileApp', { app: null });
    expect(await loadApp()).toBeNull();
  },
);
