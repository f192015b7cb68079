import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text';

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });

test('an empty line starts a new paragraph', () => {
  expect(parseRichText('One.\n\nTwo.')).toEqual([
    { kind: 'paragraph', runs: [plain('One.')] },
    { kind: 'paragraph', runs: [plain('Two.')] },
  ]);
});

test('text between double asterisks is bold, and a single asterisk is literal', () => {
  expect(parseRichText('Dial **9**, then * and wait')).toEqual([
    { kind: 'paragraph', runs: [plain('Dial '), bold('9'), plain(', then * and wait')] },
  ]);
});

test('a list can follow a sentence without an empty line', () => {
  expect(parseRichText('Bring:\n- a towel\n- **sun cream**')).toEqual([
    { kind: 'paragraph', runs: [plain('Bring:')] },
    { kind: 'list', items: [[plain('a towel')], [bold('sun cream')]] },
  ]);
});

test('unsupported markup stays literal text', () => {
  expect(parseRichText('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', runs: [plain('<img src=x onerror=alert(1)>')] },
  ]);
});

test('an empty text has no blocks', () => {
  expect(parseRichText(' \n\n ')).toEqual([]);
});
