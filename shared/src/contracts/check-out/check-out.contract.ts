import { contract, type ReplyOf } from '../core/endpoint';

export const checkOutContract = contract(
  () => import(/* webpackChunkName: "bill-checks" */ './check-out.schema').then((it) => it.checkOutChecks),
  {
    getCheckOut: {
      method: 'GET',
      path: '/web/property/:property/checkout',
      summary: 'How far the check-out is, and what is still ahead',
      needsGuest: true,
    },
    checkOut: {
      method: 'POST',
      path: '/web/property/:property/checkout',
      summary: 'Checks out, once; without an answer of the hotel’s system it stays asked',
      needsGuest: true,
    },
  },
);

export type CheckOutState = ReplyOf<typeof checkOutContract.getCheckOut>;
