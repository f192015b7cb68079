import { contract, type ReplyOf } from '../core/endpoint';

export const sessionContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './session.schema').then((it) => it.sessionChecks),
  {
    /** The only call that accepts a token of another issuer, sent as a bearer token. */
    exchangeToken: {
      method: 'GET',
      path: '/:property/guest-be-token',
      summary: 'Exchanges a trusted issuer’s token for a guest token',
    },
    listSessions: {
      method: 'GET',
      path: '/web/property/:property/guest/sessions',
      summary: 'Lists the guest’s devices',
      needsGuest: true,
    },
    endSession: {
      method: 'DELETE',
      path: '/web/property/:property/guest/sessions/:id',
      summary: 'Signs out one device',
      needsGuest: true,
      status: 204,
    },
    signOut: {
      method: 'POST',
      path: '/web/property/:property/guest/signout',
      summary: 'Signs out this device, or all',
      needsGuest: true,
      status: 204,
    },
  },
);

export type DeviceSession = ReplyOf<typeof sessionContract.listSessions>['items'][number];
