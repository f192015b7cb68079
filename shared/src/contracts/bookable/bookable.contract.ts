import { contract } from '../core/endpoint';

export type { Bookable, SessionOffer, TableOffer } from './bookable.schema';

export const bookableContract = contract(() => import('./bookable.schema').then((it) => it.bookableChecks), {
  getBookable: {
    method: 'GET',
    path: '/web/property/:property/bookable',
    summary: 'Lists the tables and activities that a party can book on a day',
  },
});
