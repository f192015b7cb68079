import { releaseReportContract } from '@guest/shared/contracts/release/release-report.contract';
import type { PageReport } from '@guest/shared/contracts/release/release-report.schema';

/** Sends a report as a beacon, which is delivered even while the page unloads. */
export function sendReport(report: PageReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(releaseReportContract.sendReports.path, body);
}
