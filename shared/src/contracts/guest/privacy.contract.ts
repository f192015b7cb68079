import { contract, type ReplyOf } from '../core/endpoint';

export const privacyContract = contract(() => import('./privacy.schema').then((it) => it.privacyChecks), {
  listConsents: {
    method: 'GET',
    path: '/web/property/:property/guest/consents',
    summary: 'What the guest has agreed to and refused, the newest first',
    needsGuest: true,
  },
  recordConsents: {
    method: 'PUT',
    path: '/web/property/:property/guest/consents',
    summary: 'Keeps a record of what the guest agrees to or refuses',
    needsGuest: true,
  },
  startExport: {
    method: 'POST',
    path: '/web/property/:property/guest/export',
    summary: 'Prepares a copy of all data of the guest',
    needsGuest: true,
    status: 201,
  },
  getExport: {
    method: 'GET',
    path: '/web/property/:property/guest/export',
    summary: 'How far the copy is, and where to fetch it',
    needsGuest: true,
  },
  getErasure: {
    method: 'GET',
    path: '/web/property/:property/guest/erase',
    summary: 'What stands in the way of erasing the account, and when it will be erased',
    needsGuest: true,
  },
  requestErasureCode: {
    method: 'POST',
    path: '/web/property/:property/guest/erase/code',
    summary: 'Sends the code without which nothing is erased',
    needsGuest: true,
    status: 201,
  },
  erase: {
    method: 'POST',
    path: '/web/property/:property/guest/erase',
    summary: 'Erases the account in seven days',
    needsGuest: true,
  },
  undoErasure: {
    method: 'DELETE',
    path: '/web/property/:property/guest/erase',
    summary: 'Keeps the account after all',
    needsGuest: true,
  },
});

export type Consent = ReplyOf<typeof privacyContract.listConsents>['items'][number];
export type Erasure = ReplyOf<typeof privacyContract.getErasure>;
