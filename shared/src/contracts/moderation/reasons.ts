/** The reasons for which a guest can report something. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence_or_threat',
  'child_safety',
  'privacy',
  'illegal',
  'self_harm',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A single report with one of these hides at once and alerts the supervisors. */
export const GRAVE_REASONS: readonly ReportReason[] = ['child_safety', 'self_harm', 'violence_or_threat'];

/** The report sheet offers a note for these reasons. */
export const REASONS_WITH_NOTE: readonly ReportReason[] = ['harassment', 'privacy', 'other'];

export const SUBJECT_KINDS = ['post', 'comment', 'message', 'guest'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const CASE_STATUSES = ['open', 'in_review', 'upheld', 'dismissed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** `withdrawn` means that all reporters took their reports back before anybody decided. */
export type CaseDecision = 'uphold' | 'dismiss' | 'withdrawn';

export const CASE_ACTIONS = [
  'none',
  'hide',
  'remove',
  'lock_comments',
  'take_photo_away',
  'ask_other_nick_name',
  'restrict',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

const LESSER_REASONS: readonly ReportReason[] = ['spam', 'other'];

/** Returns how grave a report is, from 1 to 3. */
export function severityOf(reason: ReportReason): 1 | 2 | 3 {
  if (GRAVE_REASONS.includes(reason)) return 3;
  return LESSER_REASONS.includes(reason) ? 1 : 2;
}
