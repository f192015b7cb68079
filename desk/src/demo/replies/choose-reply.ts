import { isLang, LANGUAGES, type Lang } from '@guest/shared/contracts/core/languages';
import { createHash } from 'node:crypto';
import { phrasebooks } from './phrasebooks';
import { TOPICS, type Topic } from './phrasebook';

export interface Written {
  /** Of the message: the same message is answered with the same words, however often it is looked at. */
  id: string;
  text: string;
  /** The guest's, where it is known. */
  lang?: string | undefined;
}

/** What the demo desk answers, in the language that the guest writes, or else has chosen for the app. */
export function chooseReply(
  written: Written,
  { isFirst }: { isFirst: boolean },
): { text: string; lang: Lang } {
  const { lang, topic } = subjectOf(written);
  const { introduction, replies } = phrasebooks[lang];
  const choice = replies[topic];
  const reply = choice[numberOf(written.id) % choice.length] ?? choice[0];
  return { lang, text: isFirst ? `${introduction}\n\n${reply}` : reply };
}

function subjectOf({ text, lang: chosen }: Written): { lang: Lang; topic: Topic } {
  const own = scriptOf(text) ?? (isLang(chosen) ? chosen : 'en');
  // Many write in another language than that of their app; its words tell.
  for (const lang of [own, ...LANGUAGES]) {
    const topic = TOPICS.find((one) => phrasebooks[lang].words[one].test(text));
    if (topic) return { lang, topic };
  }
  return { lang: own, topic: 'other' };
}

/** The language that the letters alone tell. */
function scriptOf(text: string): Lang | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? 'ja' : undefined;
}

const numberOf = (id: string) => createHash('sha256').update(id).digest().readUInt16BE(0);
