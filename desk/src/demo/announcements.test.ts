import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import { expect, test } from 'vitest';
import { announcements } from './announcements';
import { phrasebooks } from './replies/phrasebooks';
import { TOPICS } from './replies/phrasebook';

/** The name of the page on which guests ask for things, as the replies write it. */
const requestsPage = {
  en: 'Your requests',
  es: 'Sus solicitudes',
  fr: 'Vos demandes',
  ja: '「ご依頼一覧」',
  ar: '«طلباتك»',
};
const CHAT = /chat|チャット|المحادثة/i;

test.each(LANGUAGES)('the announcements in %s send guests where the replies send them', (lang) => {
  const { patterns, replies } = phrasebooks[lang];
  const page = requestsPage[lang];

  for (const { text } of Object.values(announcements[lang] ?? {})) {
    for (const topic of TOPICS.filter((one) => patterns[one].test(text))) {
      expect([topic, replies[topic].join(' ')]).toEqual([topic, expect.stringContaining(page)]);
    }
    expect(text).toContain(page);
    expect(text).not.toMatch(CHAT);
  }
});

test('there are announcements in every language', () => {
  expect(Object.keys(announcements).sort()).toEqual([...LANGUAGES].sort());
});
