import { contract, type ReplyOf } from '../core/endpoint';

export type { Theme, PropertySummary, Property, FooterItem } from './property.schema';

export const propertyContract = contract(() => import('./property.schema').then((it) => it.propertyChecks), {
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
});

export type PropertyDetail = ReplyOf<typeof propertyContract.getDetail>;
export type Config = ReplyOf<typeof propertyContract.getConfig>;
