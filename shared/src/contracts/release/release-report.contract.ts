import { contract } from '../core/endpoint';

export type { PageReport, ReleaseEvent } from './release-report.schema';

export const releaseReportContract = contract(
  () => import('./release-report.schema').then((it) => it.releaseReportChecks),
  {
    sendReports: {
      method: 'POST',
      path: '/builds/reports',
      summary: 'Reports which releases a page has loaded and which failed',
      status: 204,
    },
  },
);
