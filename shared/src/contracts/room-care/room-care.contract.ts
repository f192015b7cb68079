import { contract, type ReplyOf } from '../core/endpoint';

export const roomCareContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './room-care.schema').then((it) => it.roomCareChecks),
  {
    getDoNotDisturb: {
      method: 'GET',
      path: '/web/property/:property/do-not-disturb',
      summary: 'Whether the staff stay away from the guest’s room, and until when they can be asked to',
      needsGuest: true,
    },
    turnOnDoNotDisturb: {
      method: 'PUT',
      path: '/web/property/:property/do-not-disturb',
      summary: 'Asks the staff to stay away from the room until a time',
      needsGuest: true,
    },
    turnOffDoNotDisturb: {
      method: 'DELETE',
      path: '/web/property/:property/do-not-disturb',
      summary: 'Lets the staff come again; twice is once',
      needsGuest: true,
    },
  },
);

export type DoNotDisturbState = ReplyOf<typeof roomCareContract.getDoNotDisturb>;
