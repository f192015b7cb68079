import { contract, type ReplyOf } from '../core/endpoint';

export const stayContract = contract(() => import('./stay.schema').then((it) => it.stayChecks), {
  updateStay: {
    method: 'PUT',
    path: '/web/property/:property/guest/stay',
    summary: 'The room and the dates as the guest tells them',
    needsGuest: true,
  },
  verifyStay: {
    method: 'POST',
    path: '/web/property/:property/guest/stay/verify',
    summary: 'Links the guest to a reservation of the hotel',
    needsGuest: true,
  },
  listReservations: {
    method: 'GET',
    path: '/web/property/:property/reservations',
    summary: 'The guest’s stays, the next first',
    needsGuest: true,
  },
});

export type Reservation = ReplyOf<typeof stayContract.listReservations>['items'][number];
