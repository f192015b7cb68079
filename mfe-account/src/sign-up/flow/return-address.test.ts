import { SERVICE_TYPES } from '@guest/shared/contracts/sign-up/service-types';
import { matchRoute } from '@guest/shared/routes/match-route';
import { expect, test } from 'vitest';
import { parsePendingAction } from './pending-action';
import { returnAddress } from './return-address';

const ID = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
const ID2 = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c12';

function returnFrom(query: object) {
  const pendingAction = parsePendingAction(new URLSearchParams(Object.entries(query)));
  if (!pendingAction) throw new Error('the address tells of no errand');
  const { pathname, searchParams } = new URL(returnAddress('grand', pendingAction), 'https://suite.invalid');
  return { pathname, query: Object.fromEntries(searchParams) };
}

const OUTLET = '/grand/directories/bars-and-restaurants/sky-bar';
const outlet = JSON.stringify({ outlet: 'sky-bar', outletUuid: ID });
const booking = JSON.stringify({ outletUuid: ID2, activityId: ID, bookableActivityId: ID2 });
const bookable = JSON.stringify({ outletUuid: ID2, bookableActivityId: ID2 });

test.each([
  ['S-05', { service: 'edn', entity: outlet }, OUTLET, { justRegistered: 'true', activeOutletUuid: ID }],
  [
    'S-05',
    { service: 'edn', entity: ID, returnTo: `${OUTLET}/book` },
    OUTLET,
    { justRegistered: 'true', activeOutletUuid: ID },
  ],
  [
    'S-06 E-05',
    { service: 'activity-booking', entity: booking },
    `/grand/activity/${ID}/bookableActivities/${ID2}/book`,
    {},
  ],
  [
    'S-06 E-05',
    { service: 'activity-booking', entity: bookable, returnTo: `/grand/activity/${ID}` },
    `/grand/activity/${ID}/bookableActivities/${ID2}/book`,
    {},
  ],
  [
    'S-06 E-05',
    {
      service: 'activity-booking',
      entity: booking,
      returnTo: `/grand/activity/${ID}/bookableActivities/${ID2}/book?session=${ID}&step=details`,
    },
    `/grand/activity/${ID}/bookableActivities/${ID2}/book`,
    { session: ID, step: 'details' },
  ],
  [
    'S-07',
    { service: 'chat', populatedMessage: 'Two towels', 'from-footer': 'true' },
    '/grand/chat',
    { populatedMessage: 'Two towels', 'from-footer': 'true' },
  ],
  ['S-07', { service: 'chat', code: 'group1' }, '/grand/chat', { code: 'group1' }],
  ['S-08', { service: 'like', entity: ID, returnTo: '/grand/discover' }, `/grand/discover/${ID}`, {}],
  [
    'S-09',
    { service: 'create-post', populatedPost: 'The sea!' },
    '/grand/discover/post',
    { populatedPost: 'The sea!' },
  ],
  ['S-10', { service: 'new-request', entity: 't7' }, '/grand/request/create', { activeTemplateId: 't7' }],
])('%s %j leads back to %s with %j', (_line, query, pathname, expected) => {
  expect(returnFrom(query)).toEqual({ pathname, query: expected });
});

const OTHERS = [
  'signup',
  'post',
  'comment',
  'discover',
  'directories',
  'reservations',
  'profile',
  'favorites',
];

test.each(OTHERS)('S-11 %s without an address leads to the property page with justRegistered', (service) => {
  expect(returnFrom({ service })).toEqual({ pathname: '/grand', query: { justRegistered: 'true' } });
});

test.each(OTHERS)('S-04 %s leads to the address where it started', (service) => {
  expect(returnFrom({ service, entity: ID, returnTo: `/grand/discover/${ID}?tag=sea` })).toEqual({
    pathname: `/grand/discover/${ID}`,
    query: { justRegistered: 'true', tag: 'sea' },
  });
});

test('S-04 each of the fourteen services leads to a page of the suite even without parameters', () => {
  expect(SERVICE_TYPES).toHaveLength(14);
  for (const service of SERVICE_TYPES) expect(matchRoute(returnFrom({ service }).pathname)).toBeDefined();
});

test.each([
  { service: 'signup', returnTo: '//evil.example' },
  { service: 'signup', goBack: 'https://evil.example/grand' },
  { service: 'favorites', returnTo: '/\\evil.example' },
  { service: 'signup', returnTo: '/grand/register/email' },
  { service: 'discover', returnTo: '/palace/discover' },
  { service: 'signup', returnTo: '/grand/..//evil.example' },
  { service: 'signup', returnTo: '/clear' },
  { service: 'signup', returnTo: '/clear?everything=true' },
  { service: 'like', entity: '../../evil' },
  { service: 'like', entity: '{"entity":"//evil.example"}' },
  { service: 'edn', entity: '{"outlet":"../..","outletUuid":"x"}' },
  { service: 'activity-booking', entity: '{"__proto__":{"activityId":"x"}}' },
  { service: 'burglary', returnTo: 'javascript:alert(1)' },
])('the return address cannot leave the suite or the hotel: %j', (query) => {
  expect(returnFrom(query).pathname).toBe('/grand');
});
