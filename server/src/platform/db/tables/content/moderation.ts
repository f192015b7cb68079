import type {
  CaseAction,
  CaseDecision,
  CaseStatus,
  ReportReason,
  SubjectKind,
} from '@guest/shared/contracts/moderation/reasons';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId, version } from '../columns/columns';
import { guest } from '../people/people';
import { property } from '../property/property';
import type { PostPicture } from './feed';

/** The reported content as it was at the time of the last report, so that deleting it destroys no evidence. */
export interface CaseSnapshot {
  text: string;
  /** The alternative texts of its photos. */
  alts: string[];
  tags: string[];
  /** The keys of its photos in the file store. */
  photos: string[];
  lang: string;
  createdAt: string;
  authorName: string;
  /** The id of the staff member who wrote it; `null` for guests. */
  staffId: string | null;
  /** The post of a comment, or the room of a message. */
  parentId: string | null;
  /** Contains the three messages before the reported one of a private conversation, oldest first. */
  context: { text: string; isByAuthor: boolean }[];
  /** The nickname that a decision has taken away. */
  refusedNickName?: string;
  /** The photos that a decision has taken away, which come back if it is taken back. */
  taken?: { pictures: PostPicture[] } | { profilePic: string; guestIds?: string[] };
}

export const moderationCase = pg.pgTable(
  'moderation_case',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    subjectKind: pg.text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: pg.uuid('subject_id').notNull(),
    /** `null` if staff wrote it or the author's account is erased. */
    authorGuestId: pg.uuid('author_guest_id'),
    snapshot: pg.jsonb('snapshot').$type<CaseSnapshot>().notNull(),
    severity: pg.integer('severity').notNull(),
    status: pg.text('status').$type<CaseStatus>().notNull().default('open'),
    /** The status of the post or comment before this case hid it; `null` if it is not hidden by this case. */
    hiddenFrom: pg.text('hidden_from').$type<'published' | 'pending'>(),
    isHiddenAutomatically: pg.boolean('is_hidden_automatically').notNull().default(false),
    /** The staff member who handles the case. */
    assigneeId: pg.uuid('assignee_id'),
    decision: pg.text('decision').$type<CaseDecision>(),
    action: pg.text('action').$type<CaseAction>(),
    decidedBy: pg.uuid('decided_by'),
    reasonCode: pg.text('reason_code').$type<ReportReason>(),
    noteToAuthor: pg.text('note_to_author'),
    /** The reasons that staff have checked and dismissed. */
    clearedReasons: pg.text('cleared_reasons').array().$type<ReportReason[]>().notNull().default([]),
    openedAt: instant('opened_at').notNull(),
    resolvedAt: instant('resolved_at'),
    /** When the author and the reporters are to be notified of the decision; `null` if that is done or not needed. */
    noticeDueAt: instant('tell_at'),
    authorNotifiedAt: instant('author_told_at'),
    appealText: pg.text('appeal_text'),
    appealedAt: instant('appealed_at'),
    appealDecision: pg.text('appeal_decision').$type<'accepted' | 'rejected'>(),
    version: version(),
  },
  (one) => [
    pg
      .uniqueIndex('moderation_case_open')
      .on(one.subjectKind, one.subjectId)
      .where(sql`${one.status} in ('open', 'in_review')`),
    // The queue is read gravest first and, in one severity, oldest first. A list of several statuses has no order in
    // an index that begins with the status.
    pg
      .index('moderation_case_open_queue')
      .on(one.propertyId, sql`(-${one.severity})`, one.openedAt, one.id)
      .where(sql`${one.status} in ('open', 'in_review')`),
    pg
      .index('moderation_case_appealed_queue')
      .on(one.propertyId, sql`(-${one.severity})`, one.openedAt, one.id)
      .where(sql`${one.appealedAt} is not null and ${one.appealDecision} is null`),
    pg
      .index('moderation_case_decided_queue')
      .on(one.propertyId, sql`(-${one.severity})`, one.openedAt, one.id)
      .where(sql`${one.status} in ('upheld', 'dismissed')`),
    pg.index('moderation_case_subject').on(one.subjectId),
    pg.index('moderation_case_author').on(one.authorGuestId, one.resolvedAt),
    pg
      .index('moderation_case_tell')
      .on(one.noticeDueAt)
      .where(sql`${one.noticeDueAt} is not null`),
  ],
);

export const report = pg.pgTable(
  'report',
  {
    id: id(),
    caseId: pg
      .uuid('case_id')
      .notNull()
      .references(() => moderationCase.id, { onDelete: 'cascade' }),
    propertyId: propertyId(),
    subjectKind: pg.text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: pg.uuid('subject_id').notNull(),
    /** The id of a guest or of a staff member. */
    reporterId: pg.uuid('reporter_id').notNull(),
    reporterKind: pg.text('reporter_kind').$type<'guest' | 'staff'>().notNull(),
    reasonCode: pg.text('reason_code').$type<ReportReason>().notNull(),
    note: pg.text('note'),
    status: pg
      .text('status')
      .$type<'open' | 'withdrawn' | 'upheld' | 'dismissed'>()
      .notNull()
      .default('open'),
    /** Whether the subject is hidden for the reporter. It stays hidden for them after the decision. */
    isFlagged: pg.boolean('is_flagged').notNull().default(true),
    /** Whether the report counts towards hiding: a verified guest with a known stay and no false reports. */
    hasWeight: pg.boolean('has_weight').notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('told_at'),
  },
  (one) => [
    pg.unique('report_once').on(one.caseId, one.reporterId),
    pg.index('report_by').on(one.reporterId, one.subjectId),
  ],
);

/**
 * Why a guest must not publish: at most one row by each case, and one by a supervisor without a case. The one that lasts
 * longest is the restriction of the guest, so that it is in `post_restriction` too.
 */
export const postRestrictionCause = pg.pgTable(
  'post_restriction_cause',
  {
    id: id(),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    caseId: pg.uuid('case_id').references(() => moderationCase.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    /** The staff member who decided it. */
    by: pg.uuid('by'),
    reasonCode: pg.text('reason_code').notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    pg.unique('post_restriction_cause_once').on(one.guestId, one.caseId).nullsNotDistinct(),
    pg.index('post_restriction_cause_case').on(one.caseId),
    pg
      .foreignKey({
        name: 'post_restriction_cause_guest',
        columns: [one.propertyId, one.guestId],
        foreignColumns: [guest.propertyId, guest.id],
      })
      .onDelete('cascade'),
  ],
);

/** Files that a case keeps as evidence although their owner has deleted them. */
export const moderationEvidence = pg.pgTable(
  'moderation_evidence',
  {
    caseId: pg
      .uuid('case_id')
      .notNull()
      .references(() => moderationCase.id, { onDelete: 'cascade' }),
    uploadKey: pg.text('upload_key').notNull(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.caseId, one.uploadKey] }),
    pg.index('moderation_evidence_key').on(one.uploadKey),
  ],
);

/** Words, phrases and beginnings of words that guests may not publish. */
export const blockedTerm = pg.pgTable(
  'blocked_term',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** The language of the texts in which the term is blocked; `*` stands for all. */
    lang: pg.text('lang').notNull(),
    term: pg.text('term').notNull(),
    kind: pg.text('kind').$type<'word' | 'phrase' | 'stem'>().notNull(),
    action: pg.text('action').$type<'block' | 'review'>().notNull(),
    alsoLeet: pg.boolean('also_leet').notNull().default(false),
    /** The staff member who added it. */
    addedBy: pg.uuid('added_by'),
    createdAt: createdAt(),
  },
  (one) => [pg.unique('blocked_term_once').on(one.propertyId, one.lang, one.term)],
);
