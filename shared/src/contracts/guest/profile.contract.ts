import { contract, type ReplyOf } from '../core/endpoint';

export type { KnownGuest, Profile } from './profile.schema';

export const profileContract = contract(() => import('./profile.schema').then((it) => it.profileChecks), {
  getGuest: {
    method: 'GET',
    path: '/web/property/:property/guest',
    summary: 'The profile of the guest who asks',
    needsGuest: true,
  },
  updateGuest: {
    method: 'PUT',
    path: '/web/property/:property/guest',
    summary: 'Changes what a guest says about themselves',
    needsGuest: true,
  },
  startContactChange: {
    method: 'POST',
    path: '/web/property/:property/guest/contact/start',
    summary: 'Sends a code to another address or phone of the guest',
    needsGuest: true,
    status: 201,
  },
  verifyContactChange: {
    method: 'POST',
    path: '/web/property/:property/guest/contact/verify',
    summary: 'Takes over the address or phone that the code was sent to',
    needsGuest: true,
  },
  setPhoto: {
    method: 'PUT',
    path: '/web/property/:property/guest/photo',
    summary: 'The guest’s photo; the body is the picture itself',
    needsGuest: true,
  },
  removePhoto: {
    method: 'DELETE',
    path: '/web/property/:property/guest/photo',
    summary: 'Takes the guest’s photo away',
    needsGuest: true,
  },
  /** `property` is the destination; the token identifies the current property. */
  changeProperty: {
    method: 'PUT',
    path: '/web/property/:property/change',
    summary: 'Moves the guest to another property; the tokens of the old one are dead at once',
    needsGuest: true,
  },
});

export type PropertyChange = ReplyOf<typeof profileContract.changeProperty>;
