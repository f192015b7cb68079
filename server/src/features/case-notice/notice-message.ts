import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import type { StoredMessage } from '../../platform/db/tables/chat/chat';
import type { CaseRow } from '../moderation/cases/case-events';
import { NOTICE_TEXTS, type NoticeTexts } from './notice-texts';

const MAX_QUOTE = 80;

/**
 * The kind of message: `upheld` for the decision, `stays` for a rejected appeal, and `back` if the content is visible
 * again.
 */
type Outcome = 'upheld' | 'stays' | 'back';

/** The end of a restriction, which the author reads in the time zone of the hotel. */
interface Restriction {
  at: Date;
  timeZone: string;
}

/** Returns the message that the author has not received yet, or `undefined` if there is none. */
export function outcomeForAuthor(
  row: Pick<CaseRow, 'status' | 'appealDecision' | 'authorNotifiedAt' | 'resolvedAt'>,
): Outcome | undefined {
  const { status, appealDecision, authorNotifiedAt, resolvedAt } = row;
  // A decision after the last message is new to the author; the answer to an appeal clears that message's time.
  const isNew = authorNotifiedAt === null || (resolvedAt !== null && authorNotifiedAt < resolvedAt);
  if (!isNew) return undefined;
  if (appealDecision === 'accepted') return 'back';
  if (appealDecision === 'rejected') return 'stays';
  if (status === 'upheld') return 'upheld';
  // A dismissed case concerns its author only if they were told of another decision before.
  return status === 'dismissed' && authorNotifiedAt !== null ? 'back' : undefined;
}

type NoticeRow = Pick<
  CaseRow,
  'subjectKind' | 'snapshot' | 'action' | 'reasonCode' | 'noteToAuthor' | 'appealedAt'
>;

interface AuthorMessageOptions {
  lang: string | null;
  until: Restriction | null;
  /** The address of the page on which the author can appeal; `undefined` if no page offers it. */
  appealPage: string | undefined;
}

/**
 * Creates the message to the author: the text, the decision, its reason, and how to appeal. It never says who reported
 * the text.
 */
export function authorMessage(
  row: NoticeRow,
  outcome: Outcome,
  { lang: guestLang, until, appealPage }: AuthorMessageOptions,
): StoredMessage {
  const lang = langOf(guestLang);
  const texts = NOTICE_TEXTS[lang];
  const quote = quoteOf(row.snapshot.text);
  const decided =
    outcome === 'upheld' ? decisionLines(row, lang, until) : [outcome === 'back' ? texts.back : texts.stays];
  const lines = [
    quote === '' ? texts.subject[row.subjectKind] : `${texts.subject[row.subjectKind]}: “${quote}”`,
    ...decided,
    ...(row.noteToAuthor ? [row.noteToAuthor] : []),
    ...(outcome === 'upheld' && !row.appealedAt ? appealLines(texts, appealPage) : []),
  ];
  return automatic(lines.join('\n'), lang);
}

const appealLines = ({ appeal, objection }: NoticeTexts, page: string | undefined): string[] =>
  page === undefined ? [objection] : [appeal, page];

/** Creates the message to a reporter: whether action was taken, but not which and against whom. */
export function reporterMessage(isUpheld: boolean, guestLang: string | null): StoredMessage {
  const lang = langOf(guestLang);
  const { done, kept } = NOTICE_TEXTS[lang];
  return automatic(isUpheld ? done : kept, lang);
}

function decisionLines(
  { action, reasonCode }: Pick<CaseRow, 'action' | 'reasonCode'>,
  lang: Lang,
  until: Restriction | null,
): string[] {
  const texts = NOTICE_TEXTS[lang];
  // A restriction that was lifted meanwhile needs no date.
  const isOver = action === 'restrict' && until === null;
  const date = until
    ? new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: until.timeZone }).format(
        until.at,
      )
    : '';
  return [
    ...(isOver ? [] : [texts.action[action ?? 'none'].replace('{date}', () => date)]),
    ...(reasonCode ? [`${texts.reason} ${texts.reasons[reasonCode]}`] : []),
  ];
}

const langOf = (lang: string | null): Lang => (isLang(lang) ? lang : 'en');

const automatic = (text: string, lang: Lang): StoredMessage => ({
  text,
  messageType: 'text',
  lang,
  isAutomatic: true,
  about: 'share_decision',
});

function quoteOf(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length > MAX_QUOTE ? `${letters.slice(0, MAX_QUOTE - 1).join('')}…` : letters.join('');
}
