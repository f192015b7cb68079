import { contract, type ReplyOf } from '../core/endpoint';

export const sessionContract = contract(() => import('./session.schema').then((it) => it.sessionChecks), {
  /** The only call that accepts a token of another issuer, sent as a bearer token. */
  exchangeToken: {
    method: 'GET',
    path: '/:property/guest-be-token',
    summary: 'A guest token for a token that another system has signed',
  },
  listSessions: {
    method: 'GET',
    path: '/web/property/:property/guest/sessions',
    summary: 'Where the guest is signed in',
    needsGuest: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/web/property/:property/guest/sessions/:id',
    summary: 'Signs one device out',
    needsGuest: true,
    status: 204,
  },
  signOut: {
    method: 'POST',
    path: '/web/property/:property/guest/signout',
    summary: 'Signs this device out, or all of them',
    needsGuest: true,
    status: 204,
  },
});

export type DeviceSession = ReplyOf<typeof sessionContract.listSessions>['items'][number];
