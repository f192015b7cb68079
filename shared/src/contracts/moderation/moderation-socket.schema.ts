import * as z from '@guest/shared/contracts/zod';
import { instant, uuid } from '../core/values';
import { CASE_ACTIONS, CASE_STATUSES, REPORT_REASONS, SUBJECT_KINDS } from './reasons';

const count = z.int().check(z.nonnegative());
const version = z.int().check(z.gte(1));
const note = z.string().check(z.maxLength(500));
const days = z.int().check(z.gte(1), z.lte(30));
const reasonCode = z.enum(REPORT_REASONS);
const publishedKind = z.enum(['post', 'comment']);

/** A case as supervisors see it. Reporters are named only after the decision. */
export const staffCaseSchema = z.object({
  caseId: uuid,
  subjectKind: z.enum(SUBJECT_KINDS),
  subjectId: uuid,
  severity: z.int(),
  status: z.enum(CASE_STATUSES),
  openedAt: instant,
  resolvedAt: z.nullable(instant),
  text: z.string(),
  alts: z.array(z.string()),
  tags: z.array(z.string()),
  photoCount: count,
  /** The keys of its photos, for `getFileUrls`. */
  photoKeys: z.array(z.string()),
  lang: z.string(),
  createdAt: z.string(),
  authorName: z.string(),
  /** The guest who wrote it; `null` if staff did or the account is erased. */
  authorUuid: z.nullable(uuid),
  isByStaff: z.boolean(),
  /** Contains the messages before the reported one of a private conversation. */
  context: z.array(z.object({ text: z.string(), isByAuthor: z.boolean() })),
  reasons: z.array(z.object({ reasonCode, count })),
  notes: z.array(z.string()),
  /** The ids of the reporters; empty before the decision. */
  reporters: z.array(uuid),
  isHiddenAutomatically: z.boolean(),
  /** The author's upheld cases of the last 90 days, and what they mean. */
  authorUpheld: count,
  authorRisk: z.enum(['none', 'low', 'high']),
  assigneeId: z.nullable(uuid),
  decision: z.nullable(z.enum(['uphold', 'dismiss', 'withdrawn'])),
  action: z.nullable(z.enum(CASE_ACTIONS)),
  reasonCode: z.nullable(reasonCode),
  noteToAuthor: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      at: instant,
      decision: z.nullable(z.enum(['accepted', 'rejected'])),
    }),
  ),
  version,
});
export type StaffCase = z.infer<typeof staffCaseSchema>;

const pendingSchema = z.object({
  kind: publishedKind,
  id: uuid,
  authorName: z.string(),
  text: z.string(),
  lang: z.string(),
  tags: z.array(z.string()),
  /** The photos with their descriptions. `getFileUrls` returns their addresses by `key`. */
  photos: z.array(z.object({ key: z.string(), alt: z.string() })),
  createdAt: instant,
});

const termSchema = z.object({
  key: uuid,
  lang: z.string(),
  term: z.string(),
  kind: z.enum(['word', 'phrase', 'stem']),
  action: z.enum(['block', 'review']),
  alsoLeet: z.boolean(),
});

const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const stayStates = z.array(z.enum(['PRE', 'IN', 'OUT'])).check(z.minLength(1), z.maxLength(3));
const sharePolicyFields = {
  /** `risk`: posts by guests with many upheld reports; `first`: also everybody's first post. */
  reviewPosts: z.enum(['none', 'risk', 'first', 'all']),
  /** The local times between which guests may publish, also beyond midnight; `null` means always. */
  hours: z.nullable(z.strictObject({ from: localTime, until: localTime })),
  /** The guests who may publish; `null` means all. */
  stayStates: z.nullable(stayStates),
  /** Set while the hotel lets nobody publish. */
  isClosed: z.boolean(),
};
/** When guests may publish posts and comments, and what staff see first. */
export const sharePolicySchema = z.object(sharePolicyFields);
export type SharePolicy = z.infer<typeof sharePolicySchema>;

const ofCase = { caseId: uuid, version };
const oneCase = z.object({ case: staffCaseSchema });
const nothing = z.literal(null);

export const moderationRequestChecks = {
  loadModeration: {
    ask: z.strictObject({
      /** `open` by default, the gravest and oldest first. */
      status: z.optional(z.enum(['open', 'appealed', 'decided'])),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.object({ cases: z.array(staffCaseSchema), cursor: z.nullable(z.string()) }),
  },
  openCase: {
    /** Staff cannot open a private conversation in this way. */
    ask: z.strictObject({ subjectKind: z.enum(['post', 'comment', 'guest']), subjectId: uuid }),
    answer: oneCase,
  },
  takeCase: { ask: z.strictObject(ofCase), answer: oneCase },
  decideCase: {
    ask: z.strictObject({
      ...ofCase,
      decision: z.enum(['dismiss', 'uphold']),
      action: z.enum(CASE_ACTIONS),
      /** The author may not publish for so many days; only `restrict` has it. */
      days: z.optional(days),
      /** Needed to uphold a case; the author reads it. */
      reasonCode: z.optional(reasonCode),
      noteToAuthor: z.optional(note),
    }),
    answer: oneCase,
  },
  reopenCase: { ask: z.strictObject(ofCase), answer: oneCase },
  decideAppeal: {
    ask: z.strictObject({
      ...ofCase,
      decision: z.enum(['accepted', 'rejected']),
      noteToAuthor: z.optional(note),
    }),
    answer: oneCase,
  },
  loadPending: { ask: z.strictObject({}), answer: z.object({ items: z.array(pendingSchema) }) },
  decidePending: {
    ask: z.strictObject({
      kind: publishedKind,
      id: uuid,
      decision: z.enum(['publish', 'remove']),
      reasonCode: z.optional(reasonCode),
      noteToAuthor: z.optional(note),
    }),
    answer: nothing,
  },
  pinPost: { ask: z.strictObject({ postId: uuid, isPinned: z.boolean() }), answer: nothing },
  lockComments: { ask: z.strictObject({ postId: uuid, isLocked: z.boolean() }), answer: nothing },
  loadTerms: { ask: z.strictObject({}), answer: z.object({ terms: z.array(termSchema) }) },
  changeTerms: {
    ask: z.strictObject({
      /** The id of the term, chosen by the caller; adding it again changes it. */
      key: uuid,
      /** Left out to remove the term. */
      term: z.optional(
        z.strictObject({
          lang: z.string().check(z.regex(/^([a-z]{2,3}|\*)$/)),
          term: z.string().check(z.minLength(1), z.maxLength(80)),
          kind: z.enum(['word', 'phrase', 'stem']),
          action: z.enum(['block', 'review']),
          alsoLeet: z.boolean(),
        }),
      ),
    }),
    answer: z.object({
      /** The number of posts among the last 1,000 that contain the term. */
      matches: count,
      /** The newest of these posts. */
      posts: z.array(z.object({ id: uuid, text: z.string() })),
    }),
  },
  restrictGuest: {
    ask: z.strictObject({ guestUuid: uuid, days, reasonCode }),
    answer: z.object({ until: instant }),
  },
  liftRestriction: { ask: z.strictObject({ guestUuid: uuid }), answer: nothing },
  loadRestrictions: {
    ask: z.strictObject({}),
    answer: z.object({
      restrictions: z.array(
        z.object({ guestUuid: uuid, nickName: z.string(), until: instant, reasonCode: z.string() }),
      ),
    }),
  },
  loadSharePolicy: { ask: z.strictObject({}), answer: z.object({ policy: sharePolicySchema }) },
  changeSharePolicy: {
    /** Settings that are left out stay as they are. */
    ask: z.strictObject({
      reviewPosts: z.optional(sharePolicyFields.reviewPosts),
      hours: z.optional(sharePolicyFields.hours),
      stayStates: z.optional(sharePolicyFields.stayStates),
      isClosed: z.optional(sharePolicyFields.isClosed),
    }),
    answer: z.object({ policy: sharePolicySchema }),
  },
};

const caseEvent = z.object({
  caseId: uuid,
  subjectKind: z.enum(SUBJECT_KINDS),
  severity: z.int(),
  status: z.enum(CASE_STATUSES),
  /** Whether it was hidden at once for a grave reason, so that somebody has to look now. */
  isAlert: z.boolean(),
  version: z.int(),
  epoch: uuid,
});

export const moderationPushChecks = { caseOpened: caseEvent, caseChanged: caseEvent };
