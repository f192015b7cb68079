import type { Database } from '../../../platform/db/database';
import { NOON } from '../../../testing/noon';
import { insertCase, insertPost, insertTerm } from './moderation-builder';

/** The changes by supervisors with the audit entries that they leave. */
export const auditedModeration = (db: Database) => {
  let houseId: string | undefined;
  const ofCase = async (facts: Parameters<typeof insertCase>[1] = {}) => {
    const { caseId, version } = await insertCase(db, facts);
    return { caseId, version };
  };
  const upheld = {
    status: 'upheld',
    decision: 'uphold',
    action: 'none',
    resolvedAt: new Date(NOON),
  } as const;
  return {
    changeSharePolicy: {
      ask: async () => {
        houseId = (await insertPost(db)).propertyId;
        return { reviewPosts: 'all' };
      },
      subject: 'property',
      subjectIdOf: () => houseId,
      kept: {
        before: { sharePolicy: { reviewPosts: 'risk', hours: null, stayStates: null, isClosed: false } },
        after: { sharePolicy: { reviewPosts: 'all', hours: null, stayStates: null, isClosed: false } },
      },
    },
    openCase: {
      ask: async () => ({ subjectKind: 'post', subjectId: (await insertPost(db)).postId }),
      subject: 'subjectId',
      kept: { after: { caseStatus: 'open' } },
    },
    takeCase: {
      ask: ofCase,
      subject: 'caseId',
      kept: { before: { caseStatus: 'open' }, after: { caseStatus: 'in_review' } },
    },
    decideCase: {
      ask: async () => ({ ...(await ofCase()), decision: 'uphold', action: 'none', reasonCode: 'spam' }),
      subject: 'caseId',
      kept: {
        before: { caseStatus: 'open' },
        after: { caseStatus: 'upheld', action: 'none' },
        reason: 'spam',
      },
    },
    reopenCase: {
      ask: () => ofCase(upheld),
      subject: 'caseId',
      kept: { before: { caseStatus: 'upheld', action: 'none' }, after: { caseStatus: 'in_review' } },
    },
    decideAppeal: {
      ask: async () => ({
        ...(await ofCase({ ...upheld, appealText: 'Why?', appealedAt: new Date(NOON) })),
        decision: 'rejected',
      }),
      subject: 'caseId',
      kept: {
        before: { caseStatus: 'upheld', action: 'none' },
        after: { caseStatus: 'upheld', action: 'none' },
      },
    },
    decidePending: {
      ask: async () => {
        const { postId: id } = await insertPost(db, { status: 'pending' });
        return { kind: 'post', id, decision: 'publish' };
      },
      subject: 'id',
      kept: { after: { isPublished: true } },
    },
    pinPost: {
      ask: async () => ({ postId: (await insertPost(db)).postId, isPinned: true }),
      subject: 'postId',
      kept: { after: { isPinned: true } },
    },
    lockComments: {
      ask: async () => ({ postId: (await insertPost(db)).postId, isLocked: true }),
      subject: 'postId',
      kept: { after: { isCommentsLocked: true } },
    },
    changeTerms: { ask: () => insertTerm(db), subject: 'key', kept: { after: { isAdded: false } } },
    restrictGuest: {
      ask: async () => ({ guestUuid: (await insertPost(db)).guestId, days: 3, reasonCode: 'hate' }),
      subject: 'guestUuid',
      kept: {
        after: { until: new Date(NOON + 3 * 24 * 3_600_000).toISOString() },
        reason: 'hate',
      },
    },
  };
};
