import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import { expect, test } from 'vitest';
import { caseLines } from './case-lines';

const reported: StaffCase = {
  caseId: '3f2a81c0-0000-4000-8000-000000000000',
  subjectKind: 'post',
  subjectId: '1c7d20ab-0000-4000-8000-000000000000',
  severity: 1,
  status: 'open',
  openedAt: '2026-06-09T12:00:00.000Z',
  resolvedAt: null,
  text: 'Look at this',
  alts: [],
  tags: [],
  photoCount: 0,
  photoKeys: [],
  lang: 'en',
  createdAt: '2026-06-09T11:00:00.000Z',
  authorName: 'Ada',
  authorUuid: null,
  isByStaff: false,
  context: [],
  reasons: [{ reasonCode: 'hate', count: 1 }],
  notes: [],
  reporters: [],
  isHiddenAutomatically: false,
  authorUpheld: 0,
  authorRisk: 'none',
  assigneeId: null,
  decision: null,
  action: null,
  reasonCode: null,
  noteToAuthor: null,
  appeal: null,
  version: 1,
};

test('the tags of a reported post are shown below its text, because they alone may be what was reported', () => {
  const lines = caseLines({ ...reported, tags: ['pool', 'slur'] });

  expect(lines.slice(3, 5)).toEqual(['Text: Look at this', 'Tags: #pool #slur']);
});

test('a case without tags has no line for them', () => {
  expect(caseLines(reported).join('\n')).not.toContain('Tags');
});
