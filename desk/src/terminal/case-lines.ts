import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { shortId } from '../core/find';
import { glance } from './printable';

/** Returns a case as one row of a table. */
export const caseRow = ({ caseId, severity, status, subjectKind, reasons, text, ...one }: StaffCase) => [
  shortId(caseId),
  '!'.repeat(severity),
  one.isHiddenAutomatically ? `${status}, hidden` : status,
  subjectKind,
  reasons.map(({ reasonCode, count }) => `${count}× ${reasonCode}`).join(', '),
  glance(text),
];

/** Returns everything that supervisors may see of a case. */
export const caseLines = (one: StaffCase): string[] => [
  `${shortId(one.caseId)}: ${one.subjectKind} by ${one.authorName || 'a guest'}, ${one.createdAt}`,
  `Severity ${one.severity}, ${one.status}${one.isHiddenAutomatically ? ', hidden automatically' : ''}`,
  `Reported for: ${one.reasons.map(({ reasonCode, count }) => `${reasonCode} (${count})`).join(', ')}`,
  ...one.notes.map((note) => `Note: ${note}`),
  ...one.context.map(({ text, isByAuthor }) => `${isByAuthor ? 'Author' : 'Other'}: ${text}`),
  `Text: ${one.text}`,
  ...(one.tags.length > 0 ? [`Tags: ${one.tags.map((tag) => `#${tag}`).join(' ')}`] : []),
  ...one.alts.map((alt) => `Photo: ${alt || '(no description)'}`),
  `Author: ${one.authorUpheld} upheld in 90 days, risk ${one.authorRisk}`,
  ...(one.decision ? [`Decision: ${one.decision}, ${one.action ?? 'none'}`] : []),
  ...(one.appeal ? [`Appeal: ${one.appeal.text}`] : []),
];

/** Announces a case in the open desk, without what was reported. */
export const caseEventLine = ({ caseId, subjectKind, isAlert }: PushOf<'caseOpened'>): string =>
  isAlert
    ? `• urgent: a reported ${subjectKind} is hidden   (case ${shortId(caseId)})`
    : `• a case about a ${subjectKind} is open   (case ${shortId(caseId)})`;
