import { contract, type ReplyOf } from '../core/endpoint';

export type { Theme, PropertySummary, Property, FooterItem } from './property.schema';

export const propertyContract = contract(() => import('./property.schema').then((it) => it.propertyChecks), {
  getConfig: {
    method: 'GET',
    path: '/web/config',
    summary: 'What the app has to know before it knows the property',
  },
  listProperties: {
    method: 'GET',
    path: '/web/property',
    summary: 'The properties of this installation',
  },
  getDetail: {
    method: 'GET',
    path: '/web/property/:property/detail',
    summary: 'A property and the navigation of its pages',
  },
});

export type PropertyDetail = ReplyOf<typeof propertyContract.getDetail>;
export type Config = ReplyOf<typeof propertyContract.getConfig>;
