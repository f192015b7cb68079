import { contracts } from '@guest/shared/contracts/contracts';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activitySession, bookableActivity, comment, menu, outlet, post } from '../platform/db/tables/schema';
import { staffRows } from '../features/hotel-content/testing/staff-rows';
import { createTokenRepository } from '../features/identity/token.repository';
import { activityBookingRows, activityWaitlistRows } from '../testing/endpoint-rows/activity-booking-rows';
import type { EndpointRow } from '../testing/endpoint-rows/endpoint-row';
import { moderationRows } from '../testing/endpoint-rows/moderation-rows';
import { orderRows } from '../testing/endpoint-rows/order-rows';
import { feedRows } from '../testing/endpoint-rows/feed-rows';
import { commentingRows } from '../testing/endpoint-rows/commenting-rows';
import { postingRows, shareTranslationRows } from '../testing/endpoint-rows/posting-rows';
import { billAccess } from '../testing/endpoint-rows/bill-access';
import { knownGuest } from '../testing/guests';
import { newAddress } from '../testing/anonymous-visitors';
import { foreignPushService, invalidCode, joinBody, start } from '../testing/endpoint-rows/request-bodies';
import { NOON, testApp } from '../testing/test-app';

const { get, send, db } = await testApp();
const DAY_MS = 24 * 3_600_000;

type Rows = { [S in keyof typeof contracts]: { [N in keyof (typeof contracts)[S]]: EndpointRow } };

const someOutlet = await db.query.outlet.findFirst({ where: eq(outlet.slug, 'mare-alta') });
const someMenu = await db.query.menu.findFirst({ where: eq(menu.outletId, String(someOutlet?.id)) });
const somePost = await db.query.post.findFirst({
  where: eq(post.propertyId, String(someOutlet?.propertyId)),
});
const someBookable = await db.query.bookableActivity.findFirst({
  where: eq(bookableActivity.propertyId, String(someOutlet?.propertyId)),
});
const outletParams = { outlet: 'mare-alta' };
const menuParams = { ...outletParams, menu: String(someMenu?.slug) };
const someSession = await db.query.activitySession.findFirst({
  where: and(
    eq(activitySession.bookableActivityId, String(someBookable?.id)),
    gt(activitySession.startsAt, new Date(NOON + 5 * DAY_MS)),
  ),
});
const activityParams = { activityId: String(someBookable?.activityId) };
const postParams = { postId: String(somePost?.id) };
const someComment = await db.query.comment.findFirst({
  where: eq(comment.propertyId, String(someOutlet?.propertyId)),
});
const commentParams = { commentId: String(someComment?.id) };

const rows: Rows = {
  property: {
    getConfig: { who: 'everyone' },
    listProperties: { who: 'everyone' },
    getDetail: { who: 'everyone' },
    getWifi: { who: 'guests' },
  },
  directory: {
    listDirectories: { who: 'open' },
    getDirectory: { who: 'open', params: { directory: 'your-room' } },
  },
  outlet: {
    listOutlets: { who: 'open' },
    listOpenings: { who: 'open' },
    getOutlet: { who: 'open', params: outletParams },
    listMenus: { who: 'open', params: outletParams },
    getMenuOverview: { who: 'open', params: menuParams },
    getMenu: { who: 'open', params: menuParams },
  },
  search: { search: { who: 'open', query: { q: 'towels' } } },
  ...orderRows(outletParams),
  activity: {
    listActivities: { who: 'open' },
    getSchedule: { who: 'open' },
    getActivity: { who: 'open', params: activityParams },
    listSessions: {
      who: 'open',
      params: { ...activityParams, bookableActivityId: String(someBookable?.id) },
    },
  },
  bookable: { getBookable: { who: 'open' } },
  feed: feedRows(postParams, commentParams),
  ...moderationRows(postParams),
  posting: postingRows,
  shareTranslation: shareTranslationRows,
  commenting: commentingRows,
  favorite: {
    listFavorites: { who: 'guests', params: { type: 'outlet' } },
    addFavorite: { who: 'guests', params: { type: 'outlet', uuid: String(someOutlet?.id) } },
    removeFavorite: { who: 'guests', params: { type: 'outlet', uuid: String(someOutlet?.id) } },
    setFavoriteNotify: {
      who: 'guests',
      params: { type: 'outlet', uuid: randomUUID() },
      body: () => ({ notify: true }),
      answer: 404,
    },
  },
  loyalty: {
    getLoyalty: { who: 'open' },
  },
  membership: {
    // These guests are no members.
    listLoyaltyEntries: { who: 'guests', answer: 404 },
    joinLoyalty: {
      who: 'guests',
      body: joinBody,
      answer: 400,
    },
    listLoyaltyClaims: { who: 'guests', answer: 404 },
    sendLoyaltyClaim: { who: 'guests', body: () => ({ reference: 'A1' }), answer: 400 },
    requestClaimUpload: { who: 'guests', body: () => ({ type: 'photo', ext: 'jpg' }), answer: 404 },
  },
  announcement: { listAnnouncements: { who: 'open' } },
  guestCard: { getGuestCard: { who: 'everyone', params: { username: 'Claire' } } },
  build: {
    latestBuild: { who: 'everyone' },
    buildMeta: { who: 'everyone', params: { buildId: 'build-1' } },
    buildFiles: { who: 'everyone', params: { buildId: 'build-1' } },
  },
  releaseReport: {
    sendReports: {
      who: 'everyone',
      body: () => ({
        passport: { channel: 'staging', set: 'build-1', source: 'channel', bucket: null, versions: {} },
        events: [
          {
            name: 'chat',
            version: '1.0.0',
            source: 'channel',
            outcome: 'loaded',
            took: 300,
            errorClass: null,
            instead: null,
          },
        ],
      }),
    },
  },
  mix: {
    listVersions: { who: 'everyone' },
    checkMix: { who: 'everyone', query: { mix: 'chat@1.0.0' } },
  },
  health: { live: { who: 'everyone' }, ready: { who: 'everyone' } },
  signUp: {
    start: { who: 'everyone', body: start },
    verify: { who: 'everyone', body: invalidCode, answer: 410 },
    resend: { who: 'everyone', body: () => ({ otp_request_token: 'x'.repeat(43) }), answer: 410 },
  },
  guest: {
    refreshChatSession: { who: 'guests', query: { reset_chat_session: 'true' } },
  },
  profile: {
    getGuest: { who: 'guests' },
    updateGuest: { who: 'guests', body: () => ({ version: 1, firstName: 'Grace' }) },
    startContactChange: {
      who: 'guests',
      body: () => ({ verification_type: 'email', email: newAddress() }),
    },
    verifyContactChange: { who: 'guests', body: invalidCode, answer: 410 },
    setPhoto: { who: 'guests', body: () => ({}), answer: 415 },
    removePhoto: { who: 'guests' },
    changeProperty: { who: 'movers' },
  },
  stay: {
    updateStay: { who: 'guests', body: () => ({ room: '101' }) },
    verifyStay: {
      who: 'guests',
      body: () => ({ lastName: 'Nobody', room: '204', checkout: '2026-06-14' }),
      answer: 422,
    },
    listReservations: { who: 'guests' },
  },
  ...billAccess,
  tableBooking: {
    getSlots: { who: 'open', params: outletParams, query: { date: '2026-06-11' } },
    getBookingDays: { who: 'open', params: outletParams },
    getHold: { who: 'guests' },
    // The hotel does not know the stays of these guests.
    holdTable: {
      who: 'guests',
      params: outletParams,
      answer: 422,
      body: () => ({ localDateTime: '2026-06-11T20:00', partySize: 2 }),
    },
    releaseHold: { who: 'guests', params: { ...outletParams, holdUuid: randomUUID() } },
    bookTable: {
      who: 'guests',
      params: outletParams,
      answer: 400,
      body: () => ({ holdUuid: randomUUID() }),
    },
    listTableBookings: { who: 'guests' },
    getTableBooking: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
    changeTableBooking: {
      who: 'guests',
      params: { uuid: randomUUID() },
      answer: 404,
      body: () => ({ version: 1, partySize: 2 }),
    },
    cancelTableBooking: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
    tellLate: {
      who: 'guests',
      params: { uuid: randomUUID() },
      answer: 404,
      body: () => ({ minutes: 5 }),
    },
    joinWaitlist: {
      who: 'guests',
      params: outletParams,
      answer: 400,
      body: () => ({ localDateTime: '2026-06-11T20:00', partySize: 2 }),
    },
    leaveWaitlist: { who: 'guests', params: { ...outletParams, uuid: randomUUID() }, answer: 404 },
    acceptOffer: { who: 'guests', params: { ...outletParams, uuid: randomUUID() }, answer: 404 },
  },
  activityWaitlist: activityWaitlistRows({
    session: String(someSession?.id),
    unit: String(someBookable?.units[0]?.unitId),
  }),
  activityBooking: activityBookingRows({
    session: String(someSession?.id),
    unit: String(someBookable?.units[0]?.unitId),
  }),
  timeline: {
    getTimeline: { who: 'guests' },
    getCalendarFeed: { who: 'guests' },
    createCalendarFeed: { who: 'guests' },
    revokeCalendarFeed: { who: 'guests' },
  },
  session: {
    exchangeToken: { who: 'foreigners', answer: 401 },
    listSessions: { who: 'guests' },
    endSession: { who: 'guests', params: { id: randomUUID() }, answer: 404 },
    signOut: { who: 'guests', body: () => ({}) },
  },
  ...staffRows,
  notification: {
    getNotifications: { who: 'guests' },
    setNotifications: { who: 'guests', body: () => ({ privatePreviews: true }) },
    subscribe: { who: 'guests', body: foreignPushService, answer: 422 },
    unsubscribe: { who: 'guests' },
  },
  privacy: {
    listConsents: { who: 'guests' },
    recordConsents: {
      who: 'guests',
      body: () => ({ items: [{ type: 'guidelines', version: '1', granted: true }] }),
    },
    cancelAhead: { who: 'guests', body: () => ({}), answer: 400 },
    startExport: { who: 'guests' },
    getExport: { who: 'guests' },
    getErasure: { who: 'guests' },
    requestErasureCode: { who: 'guests', body: () => ({}) },
    erase: { who: 'guests', body: () => ({ ...invalidCode(), posts: 'delete' }), answer: 410 },
    undoErasure: { who: 'guests' },
  },
};

const endpoints = Object.entries(contracts).flatMap(([subject, contract]) =>
  Object.entries<CallAddress>(contract).map(([name, endpoint]) => ({
    title: `${subject}.${name}`,
    endpoint,
    // The lookup is by plain name, so that an endpoint without a row fails even if types are not checked.
    row: (rows as unknown as Record<string, Record<string, EndpointRow>>)[subject]?.[name],
  })),
);

test.each(endpoints)('P-01 $title is open to the permitted callers only', async ({ endpoint, row }) => {
  if (!row) throw new Error('this endpoint has no row above that says who may call it');
  const answer = row.answer ?? endpoint.status ?? 200;
  const mine = await knownGuest(db, NOON);
  const others = await knownGuest(db, NOON);
  const elsewhere = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
  const expired = await knownGuest(db, NOON - 31 * DAY_MS);
  const revoked = await knownGuest(db, NOON);
  await createTokenRepository(db, () => NOON).endAll(revoked);
  const callWith = async (headers: Record<string, string>) => {
    const url = withQuery(fillIn(endpoint.path, { property: 'casa-miramar', ...row.params }), row.query);
    const { method } = endpoint;
    return method === 'GET' ? get(url, { headers }) : send(method, url, { headers, body: row.body?.() });
  };

  const anonymous = await callWith({});
  const guest = await callWith(mine.headers);
  const another = await callWith(others.headers);
  const ofAnother = await callWith(elsewhere.headers);
  const withExpired = await callWith(expired.headers);
  const withRevoked = await callWith(revoked.headers);

  const needsGuest = row.who === 'guests' || row.who === 'movers';
  const isPropertyOnly = row.who === 'open' || row.who === 'guests';
  expect({
    anonymous: anonymous.status,
    guest: guest.status,
    another: another.status,
    elsewhere: ofAnother.status,
    expired: withExpired.status,
    revoked: withRevoked.status,
  }).toEqual({
    anonymous: needsGuest ? 401 : answer,
    guest: answer,
    another: answer,
    elsewhere: isPropertyOnly ? 404 : answer,
    expired: 401,
    revoked: 401,
  });
  for (const secret of [mine.id, mine.address, mine.token]) expect(another.text).not.toContain(secret);
  expect(Boolean(endpoint.needsGuest)).toBe(needsGuest);
});
