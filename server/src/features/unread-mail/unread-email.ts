import { escapeHtml } from '../../platform/security/escape-html';
import { mailHtml } from '../mail/mail-html';
import type { Email } from '../mail/email';
import { unreadTextsIn } from './unread-texts';

export interface UnreadRoom {
  type: 'private_guest' | 'external' | 'external_vip';
  /** The name of a group, otherwise `null`. */
  name: string | null;
  count: number;
}

interface UnreadEmailInput {
  to: string;
  lang: string | null;
  property: string;
  link: string;
  rooms: UnreadRoom[];
}

/**
 * Creates the email about unread messages. It contains conversations and counts, but neither texts nor names
 * of guests.
 */
export function unreadEmail({ to, lang, property, link, rooms }: UnreadEmailInput): Email {
  const { texts, lang: textLang } = unreadTextsIn(lang);
  const fill = (text: string) => text.replace('{house}', () => property);
  const list = rooms.map(({ type, name, count }) => {
    const where = type === 'private_guest' ? texts.guest : (name ?? texts.reception);
    return `${where}: ${count}`;
  });
  const [intro, why] = [fill(texts.intro), fill(texts.why)];
  const items = list.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('');
  const address = `<a href="${escapeHtml(link)}" dir="ltr">${escapeHtml(link)}</a>`;
  const body = `<p>${escapeHtml(intro)}</p><ul>${items}</ul><p>${escapeHtml(texts.read)} ${address}</p><p>${escapeHtml(why)}</p>`;
  return {
    kind: 'email',
    to,
    code: '',
    subject: fill(texts.subject),
    text: [intro, list.map((line) => `- ${line}`).join('\n'), `${texts.read}\n${link}`, why].join('\n\n'),
    html: mailHtml(textLang, body),
  };
}
