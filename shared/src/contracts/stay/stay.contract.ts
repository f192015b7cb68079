import { contract, type ReplyOf } from '../core/endpoint';

export const stayContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './stay.schema').then((it) => it.stayChecks),
  {
    updateStay: {
      method: 'PUT',
      path: '/web/property/:property/guest/stay',
      summary: 'Saves room and dates as the guest enters them',
      needsGuest: true,
    },
    verifyStay: {
      method: 'POST',
      path: '/web/property/:property/guest/stay/verify',
      summary: 'Links the guest to a reservation',
      needsGuest: true,
    },
    listReservations: {
      method: 'GET',
      path: '/web/property/:property/reservations',
      summary: 'Lists the guest’s stays, next one first',
      needsGuest: true,
    },
  },
);

export type Reservation = ReplyOf<typeof stayContract.listReservations>['items'][number];
