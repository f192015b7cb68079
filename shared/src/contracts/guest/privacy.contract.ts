import { contract, type ReplyOf } from '../core/endpoint';

export const privacyContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './privacy.schema').then((it) => it.privacyChecks),
  {
    listConsents: {
      method: 'GET',
      path: '/web/property/:property/guest/consents',
      summary: 'Lists the guest’s consents and refusals, newest first',
      needsGuest: true,
    },
    recordConsents: {
      method: 'PUT',
      path: '/web/property/:property/guest/consents',
      summary: 'Records a consent or refusal of the guest',
      needsGuest: true,
    },
    startExport: {
      method: 'POST',
      path: '/web/property/:property/guest/export',
      summary: 'Starts the export of the guest’s data',
      needsGuest: true,
      status: 201,
    },
    getExport: {
      method: 'GET',
      path: '/web/property/:property/guest/export',
      summary: 'Returns the state of the export and its address',
      needsGuest: true,
    },
    getErasure: {
      method: 'GET',
      path: '/web/property/:property/guest/erase',
      summary: 'Returns what prevents the erasure of the account, and its date',
      needsGuest: true,
    },
    requestErasureCode: {
      method: 'POST',
      path: '/web/property/:property/guest/erase/code',
      summary: 'Sends the code that confirms erasure',
      needsGuest: true,
      status: 201,
    },
    erase: {
      method: 'POST',
      path: '/web/property/:property/guest/erase',
      summary: 'Schedules the erasure of the account in seven days',
      needsGuest: true,
    },
    undoErasure: {
      method: 'DELETE',
      path: '/web/property/:property/guest/erase',
      summary: 'Cancels the erasure',
      needsGuest: true,
    },
    cancelAhead: {
      method: 'POST',
      path: '/web/property/:property/guest/erase/cancel-ahead',
      summary: 'Cancels every booking and order ahead that can be cancelled, and tells what is left',
      needsGuest: true,
    },
  },
);

export type Consent = ReplyOf<typeof privacyContract.listConsents>['items'][number];
export type Erasure = ReplyOf<typeof privacyContract.getErasure>;
export type CancelledAhead = ReplyOf<typeof privacyContract.cancelAhead>;
export type ErasureBlocker = Erasure['blockers'][number];
export type ErasureItem = NonNullable<ErasureBlocker['items']>[number];
