import { contract } from '../core/endpoint';

/** The content of a hotel, for staff who keep it. They send their key as a bearer token. */
export const contentContract = contract(() => import('./content.schema').then((it) => it.contentChecks), {
  listVersions: {
    method: 'GET',
    path: '/web/staff/content/:property/versions',
    summary: 'Lists the versions of the hotel’s content',
  },
  getVersion: {
    method: 'GET',
    path: '/web/staff/content/:property/versions/:number',
    summary: 'Returns the files of a version, or of the live one',
  },
  findMissing: {
    method: 'POST',
    path: '/web/staff/content/:property/missing',
    summary: 'Tells which files and pictures have to be sent',
  },
  addDraft: {
    method: 'POST',
    path: '/web/staff/content/:property/drafts',
    summary: 'Checks files and stores them as a draft',
  },
  publish: {
    method: 'POST',
    path: '/web/staff/content/:property/versions/:number/publish',
    summary: 'Publishes a draft',
  },
  rollBack: {
    method: 'POST',
    path: '/web/staff/content/:property/rollback',
    summary: 'Publishes an earlier version again',
  },
  withdraw: {
    method: 'POST',
    path: '/web/staff/content/:property/withdraw',
    summary: 'Withdraws the hotel: it has no pages until its operator brings it back',
  },
});
