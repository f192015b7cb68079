import { expect, test } from 'vitest';
import { languageName } from './language-name';
import { listText } from './list-text';

test('the name of a language is given in the language of the page', () => {
  expect(languageName('ja', 'en')).toBe('Japanese');
  expect(languageName('ja', 'fr')).toBe('japonais');
  expect(languageName('ar', 'ja')).toBe('アラビア語');
});

test('a list is separated according to the language', () => {
  expect(listText(['gluten', 'milk'], 'en')).toBe('gluten, milk');
  expect(listText(['グルテン', '乳'], 'ja')).toBe('グルテン、乳');
  expect(listText(['الغلوتين', 'الحليب'], 'ar')).toBe('الغلوتين، الحليب');
});
