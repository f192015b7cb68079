import { isLang, LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import { createHash } from 'node:crypto';
import { phrasebooks } from './phrasebooks';
import { TOPICS, type Topic } from './phrasebook';

export interface GuestMessage {
  /** The id of the message. It selects the wording, so that the same message always gets the same reply. */
  id: string;
  text: string;
  /** The language of the guest's app, if known. */
  lang?: string | undefined;
}

/** Chooses the reply of the demo desk, in the language of the message or else in that of the app. */
export function chooseReply(
  message: GuestMessage,
  { isFirst }: { isFirst: boolean },
): { text: string; lang: Lang } {
  const { lang, topic } = detectSubject(message);
  const { introduction, replies } = phrasebooks[lang];
  const choice = replies[topic];
  const reply = choice[hashOf(message.id) % choice.length] ?? choice[0];
  return { lang, text: isFirst ? `${introduction}\n\n${reply}` : reply };
}

function detectSubject({ text, lang: chosen }: GuestMessage): { lang: Lang; topic: Topic } {
  const own = languageOfScript(text) ?? (isLang(chosen) ? chosen : 'en');
  // Guests may write in another language than that of their app, so all languages are searched for known
  // words.
  for (const lang of [own, ...LANGUAGES]) {
    const topic = TOPICS.find((one) => phrasebooks[lang].patterns[one].test(text));
    if (topic) return { lang, topic };
  }
  return { lang: own, topic: 'other' };
}

/** Returns the language if the script alone decides it. */
function languageOfScript(text: string): Lang | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? 'ja' : undefined;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest().readUInt16BE(0);
