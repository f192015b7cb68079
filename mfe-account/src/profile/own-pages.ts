import type { MountedRemote } from '@guest/shared';

/** What only the guest sees. Nothing of it is read before it is known who is there. */
export const ownPages: MountedRemote['pages'] = {
  'property-profile': () =>
    import(/* webpackChunkName: "page-property-profile" */ './profile-page').then((it) => it.ProfilePage),
  'property-reservations': () =>
    import(/* webpackChunkName: "page-property-reservations" */ '../reservations/reservations-page').then(
      (it) => it.ReservationsPage,
    ),
};
