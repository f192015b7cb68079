import { contract } from '../core/endpoint';

export type { KnownGuest, Profile } from './profile.schema';

export const profileContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './profile.schema').then((it) => it.profileChecks),
  {
    getGuest: {
      method: 'GET',
      path: '/web/property/:property/guest',
      summary: 'Returns the guest’s profile',
      needsGuest: true,
    },
    updateGuest: {
      method: 'PUT',
      path: '/web/property/:property/guest',
      summary: 'Changes the guest’s profile',
      needsGuest: true,
    },
    startContactChange: {
      method: 'POST',
      path: '/web/property/:property/guest/contact/start',
      summary: 'Sends a code to a new address or phone',
      needsGuest: true,
      status: 201,
    },
    verifyContactChange: {
      method: 'POST',
      path: '/web/property/:property/guest/contact/verify',
      summary: 'Saves the new address or phone, with the code',
      needsGuest: true,
    },
    setPhoto: {
      method: 'PUT',
      path: '/web/property/:property/guest/photo',
      summary: 'Saves the guest’s photo; the body is the picture',
      needsGuest: true,
    },
    removePhoto: {
      method: 'DELETE',
      path: '/web/property/:property/guest/photo',
      summary: 'Deletes the guest’s photo',
      needsGuest: true,
    },
    /** `property` is the destination; the token identifies the current property. */
    changeProperty: {
      method: 'PUT',
      path: '/web/property/:property/change',
      summary: 'Moves the guest to another property; the previous tokens become invalid',
      needsGuest: true,
    },
  },
);
