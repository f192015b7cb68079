import { contract } from '../core/endpoint';

export type { PageReport, ReleaseEvent } from './release-report.schema';

export const releaseReportContract = contract(
  () => import('./release-report.schema').then((it) => it.releaseReportChecks),
  {
    sendReports: {
      method: 'POST',
      path: '/builds/reports',
      summary: 'What a page tells of the releases that it has loaded, and of those that failed',
      status: 204,
    },
  },
);
