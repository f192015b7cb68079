import { isLang, type Lang } from '@guest/shared/contracts/core/languages';
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
  publicHost: string;
}

/**
 * Creates the email about a booking or order. It says what a push message would say, and when the booking is. With private
 * previews it says neither. Returns `undefined` for a text of a later release.
 */
export function noticeEmail(
  { id, revision, class: subjectClass, notice }: Pick<QueuedMail, 'id' | 'revision' | 'class' | 'notice'>,
  { address, lang: guestLang, property, privatePreviews, publicHost }: Addressee,
): Email | undefined {
  if (!isPushTextKey(notice.text)) return undefined;
  const lang = isLang(guestLang) ? guestLang : 'en';
  const texts = noticeMailTexts[lang];
  const { startsAt } = notice.values;
  const what = privatePreviews
    ? pushText(privateTextOf(subjectClass), lang)
    : pushText(notice.text, lang, notice.values);
  const lines = startsAt && !privatePreviews ? [what, momentText(startsAt, lang, property.timeZone)] : [what];
  const house = scopeOf(property, [lang]).localize(property.name);
  const why = texts.why.replace('{house}', () => house);
  const link = `https://${publicHost}${notice.path}`;
  const profile = `https://${publicHost}${pathTo('property-profile', { property: property.slug })}`;
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

/** Returns the day and time in the hotel. */
const momentText = (instant: string, lang: Lang, timeZone: string): string =>
  new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(Date.parse(instant));
