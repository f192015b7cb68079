import { contract, type ReplyOf } from '../core/endpoint';

export type { Theme, PropertySummary, Property, FooterItem } from './property.schema';

export const propertyContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './property.schema').then((it) => it.propertyChecks),
  {
    getConfig: {
      method: 'GET',
      path: '/web/config',
      summary: 'Returns settings that apply to all properties',
    },
    listProperties: {
      method: 'GET',
      path: '/web/property',
      summary: 'Lists the properties',
    },
    getDetail: {
      method: 'GET',
      path: '/web/property/:property/detail',
      summary: 'Returns a property and its navigation',
    },
    /** Has an address of its own, so that copies of the property on the device never contain the password. */
    getWifi: {
      method: 'GET',
      path: '/web/property/:property/wifi',
      summary: 'Returns the Wi-Fi access of a guest who is in the hotel',
      needsGuest: true,
    },
  },
);

export type PropertyDetail = ReplyOf<typeof propertyContract.getDetail>;
export type Wifi = NonNullable<ReplyOf<typeof propertyContract.getWifi>['wifi']>;
