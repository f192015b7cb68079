import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseReply } from './choose-reply';
import { phrasebooks } from './phrasebooks';
import { TOPICS } from './phrasebook';

const later = { isFirst: false };
const answer = (text: string, lang?: string) => chooseReply({ id: randomUUID(), text, lang }, later);

test.each([
  ['Could we have two more towels, please?', 'en', 'towels'],
  ['Is a late check-out possible?', 'en', 'lateCheckOut'],
  ['¿Cuál es la contraseña del wifi?', 'es', 'wifi'],
  ['Nous aimerions une table pour quatre ce soir', 'fr', 'food'],
  ['空港までタクシーをお願いします', 'ja', 'taxi'],
  ['هل يمكن حجز جلسة تدليك غدًا؟', 'ar', 'spa'],
  ['Merci beaucoup !', 'fr', 'thanks'],
  ['エアコンが動かない', 'ja', 'repair'],
  ['Hello!', 'en', 'greeting'],
  ['Where is the moon?', 'en', 'other'],
] as const)('“%s” is answered in %s, on the topic %s', (text, lang, topic) => {
  const reply = answer(text, lang);

  expect(reply.lang).toBe(lang);
  expect(phrasebooks[lang].replies[topic]).toContain(reply.text);
});

test('the script and the words of a message decide the language, before that of the app', () => {
  expect(answer('月はどこですか', 'en').lang).toBe('ja');
  expect(answer('أين القمر؟', 'en').lang).toBe('ar');
  expect(answer('¿Nos traen unas toallas?', 'en').lang).toBe('es');
  expect(answer('Two towels, please', 'ja').lang).toBe('en');
  expect(answer('?', 'fr').lang).toBe('fr');
  expect(answer('?', 'tlh').lang).toBe('en');
});

test('the first answer says in every language that it comes from a program', () => {
  for (const lang of LANGUAGES) {
    const { text } = chooseReply({ id: randomUUID(), text: '?', lang }, { isFirst: true });
    expect(text.startsWith(phrasebooks[lang].introduction)).toBe(true);
  }
});

test('the same message always gets the same reply, and different messages get different ones', () => {
  const id = randomUUID();
  const [first, again] = [1, 2].map(() => chooseReply({ id, text: '?', lang: 'en' }, later).text);
  const answers = new Set(Array.from({ length: 60 }, () => answer('?', 'en').text));

  expect(again).toBe(first);
  expect(answers.size).toBe(phrasebooks.en.replies.other.length);
});

test('every language has replies for every topic, and no topic matches a text without words', () => {
  for (const lang of LANGUAGES) {
    for (const topic of [...TOPICS, 'other'] as const) {
      expect(phrasebooks[lang].replies[topic].every((text) => text.trim() !== '')).toBe(true);
    }
    expect(TOPICS.filter((topic) => phrasebooks[lang].patterns[topic].test('%'))).toEqual([]);
  }
});
