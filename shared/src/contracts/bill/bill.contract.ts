import { contract, type ReplyOf } from '../core/endpoint';

export const billContract = contract(
  () => import(/* webpackChunkName: "bill-checks" */ './bill.schema').then((it) => it.billChecks),
  {
    getFolio: {
      method: 'GET',
      path: '/web/property/:property/folio',
      summary: 'The bill of the guest’s reservation with the reason of each line',
      needsGuest: true,
    },
    askAboutLine: {
      method: 'POST',
      path: '/web/property/:property/folio/:line/question',
      summary: 'Asks the hotel about a line of the bill; one question a line at a time',
      needsGuest: true,
      status: 201,
    },
  },
);

export type GuestBill = ReplyOf<typeof billContract.getFolio>;
export type GuestBillLine = GuestBill['lines'][number];
export type LineQuestion = ReplyOf<typeof billContract.askAboutLine>;
