import { expect, test } from 'vitest';
import { languageName } from './language-name';
import { listText } from './list-text';

test('a language is named in the language of the page', () => {
  expect(languageName('ja', 'en')).toBe('Japanese');
  expect(languageName('ja', 'fr')).toBe('japonais');
  expect(languageName('ar', 'ja')).toBe('アラビア語');
});

test('words in a row stand apart as the language writes it', () => {
  expect(listText(['gluten', 'milk'], 'en')).toBe('gluten, milk');
  expect(listText(['グルテン', '乳'], 'ja')).toBe('グルテン、乳');
  expect(listText(['الغلوتين', 'الحليب'], 'ar')).toBe('الغلوتين، الحليب');
});
