import { GRAVE_REASONS, severityOf, type ReportReason } from '@guest/shared/contracts/moderation/reasons';

const DAY_MS = 24 * 3_600_000;
/** This number of reporters within a day hides a post until staff review it. */
const REPORTERS_TO_HIDE = 3;

export interface CountedReport {
  reporterId: string;
  reasonCode: ReportReason;
  createdAt: Date;
  /** Whether the reporter is a verified guest with a known stay and without many false reports. */
  hasWeight: boolean;
}

export interface ReportedCase {
  /** The reports that are not withdrawn. */
  reports: readonly CountedReport[];
  /** The reasons for which staff have looked at the subject and found nothing. */
  clearedReasons: readonly ReportReason[];
  isByStaff: boolean;
}

/**
 * Returns whether reports hide a subject without staff: a grave reason by one guest does, and so do any reasons by
 * three guests within 24 hours. Reasons that staff have cleared do not count, and content by staff is never hidden.
 */
export function shouldHide({ reports, clearedReasons, isByStaff }: ReportedCase, now: number): boolean {
  if (isByStaff) return false;
  const counted = reports.filter(
    ({ hasWeight, reasonCode }) => hasWeight && !clearedReasons.includes(reasonCode),
  );
  if (counted.some(({ reasonCode }) => GRAVE_REASONS.includes(reasonCode))) return true;
  const recent = counted.filter(({ createdAt }) => now - createdAt.getTime() < DAY_MS);
  return new Set(recent.map(({ reporterId }) => reporterId)).size >= REPORTERS_TO_HIDE;
}

/** Returns the severity of a case from 1 to 3, which is that of its gravest report. */
export const caseSeverity = (reports: readonly Pick<CountedReport, 'reasonCode'>[]): number =>
  Math.max(1, ...reports.map(({ reasonCode }) => severityOf(reasonCode)));
