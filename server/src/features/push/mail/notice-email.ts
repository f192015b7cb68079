import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { pathTo } from '@guest/shared/routes/routes';
import { escapeHtml } from '../../../platform/security/escape-html';
import type { Email } from '../../mail/email';
import { mailHtml } from '../../mail/mail-html';
import { scopeOf, type PropertyRow } from '../../property/property-scope';
import { isPushTextKey, privateTextOf, pushText } from '../notices/push-texts';
import type { QueuedMail } from '../queue/queue.repository';
import { noticeMailTexts } from './notice-mail-texts';

interface Addressee {
  address: string;
  lang: string | null;
  property: PropertyRow;
  privatePreviews: boolean;
  /** The name under which the emails are repeated. */
  publicHost: string;
  publicOrigin: string;
}

/**
 * Creates the email about a booking or order. It says what a push message would say, and when the booking is. With private
 * previews it says neither. Returns `undefined` for a text of a later release.
 */
export function noticeEmail(
  { id, revision, class: subjectClass, notice }: Pick<QueuedMail, 'id' | 'revision' | 'class' | 'notice'>,
  { address, lang: guestLang, property, privatePreviews, publicHost, publicOrigin }: Addressee,
): Email | undefined {
  if (!isPushTextKey(notice.text)) return undefined;
  const lang = isLang(guestLang) ? guestLang : 'en';
  const texts = noticeMailTexts[lang];
  const what = privatePreviews
    ? pushText(privateTextOf(subjectClass, notice.text), lang)
    : pushText(notice.text, lang, notice.values);
  const when = privatePreviews ? undefined : whenText(notice.values, lang, property.timeZone);
  const lines = when ? [what, when] : [what];
  const house = scopeOf(property, [lang]).localize(property.name);
  const why = texts.why.replace('{house}', () => house);
  const link = `${publicOrigin}${notice.path}`;
  const profile = `${publicOrigin}${pathTo('property-profile', { property: property.slug })}`;
  const paragraphs = [
    ...lines.map(escapeHtml),
    `${escapeHtml(texts.open)} ${linkTo(link)}`,
    `${escapeHtml(why)} ${linkTo(profile)}`,
  ];
  return {
    kind: 'email',
    to: address,
    code: '',
    messageId: `<${id}.${revision}@${publicHost}>`,
    subject: what,
    text: [...lines, `${texts.open}\n${link}`, `${why}\n${profile}`].join('\n\n'),
    html: mailHtml(lang, paragraphs.map((line) => `<p>${line}</p>`).join('')),
  };
}

const linkTo = (url: string) => `<a href="${escapeHtml(url)}" dir="ltr">${escapeHtml(url)}</a>`;

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Returns the day and time in the hotel, or only the day of what takes all day. */
function whenText(
  { startsAt, startsOn }: Record<string, string>,
  lang: Lang,
  timeZone: string,
): string | undefined {
  if (startsAt)
    return new Intl.DateTimeFormat(localeOf(lang), { ...DAY, ...TIME, timeZone }).format(
      Date.parse(startsAt),
    );
  // A date without a time is read as midnight in UTC.
  if (startsOn)
    return new Intl.DateTimeFormat(localeOf(lang), { ...DAY, timeZone: 'UTC' }).format(Date.parse(startsOn));
  return undefined;
}
