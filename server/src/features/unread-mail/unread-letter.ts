import { escaped } from '../mail/escaped';
import { mailHtml } from '../mail/mail-html';
import type { Letter } from '../mail/letter';
import { unreadWordsIn } from './unread-words';

export interface UnreadRoom {
  type: 'private_guest' | 'external' | 'external_vip';
  /** The name of a group, otherwise `null`. */
  name: string | null;
  count: number;
}

interface Facts {
  to: string;
  lang: string | null;
  house: string;
  link: string;
  rooms: UnreadRoom[];
}

/**
 * Creates the email about unread messages. It contains conversations and counts, but neither texts nor names
 * of guests.
 */
export function unreadLetter({ to, lang, house, link, rooms }: Facts): Letter {
  const { words, lang: written } = unreadWordsIn(lang);
  const fill = (text: string) => text.replace('{house}', () => house);
  const list = rooms.map(({ type, name, count }) => {
    const where = type === 'private_guest' ? words.guest : (name ?? words.reception);
    return `${where}: ${count}`;
  });
  const [intro, why] = [fill(words.intro), fill(words.why)];
  const items = list.map((line) => `<li dir="auto">${escaped(line)}</li>`).join('');
  const address = `<a href="${escaped(link)}" dir="ltr">${escaped(link)}</a>`;
  const body = `<p>${escaped(intro)}</p><ul>${items}</ul><p>${escaped(words.read)} ${address}</p><p>${escaped(why)}</p>`;
  return {
    kind: 'email',
    to,
    code: '',
    subject: fill(words.subject),
    text: [intro, list.map((line) => `- ${line}`).join('\n'), `${words.read}\n${link}`, why].join('\n\n'),
    html: mailHtml(written, body),
  };
}
