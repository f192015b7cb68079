import { expect, test } from 'vitest';
import { parseEmail, parsePhone } from './contact';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada.Love+hotel@EXAMPLE.Com ', 'Ada.Love+hotel@example.com'],
  ['ada@bücher.example', 'ada@bücher.example'],
  ['ada@mail.example.co.uk', 'ada@mail.example.co.uk'],
  [`${'a'.repeat(64)}@${'b'.repeat(60)}.com`, `${'a'.repeat(64)}@${'b'.repeat(60)}.com`],
  ['\u212Aim@example.com', 'Kim@example.com'],
  ['zoe\u0308@example.com', 'zo\u00eb@example.com'],
  ['', null],
  ['ada', null],
  ['ada@localhost', null],
  ['ada@@example.com', null],
  ['ada@example.com, eve@example.com', null],
  ['ada@example.com\nBcc: eve@example.com', null],
  ['"ada"@example.com', null],
  ['ada@-example.com', null],
  ['ada@example..com', null],
  ['ada lovelace@example.com', null],
  [`ada@${'b'.repeat(250)}.com`, null],
])('the email "%s" is normalized to %s', (typed, parsed) => {
  expect(parseEmail(typed)).toBe(parsed);
});

test.each([
  ['+34600000000', '+34600000000'],
  ['+34 600 000 000', '+34600000000'],
  ['0034 (600) 000-000', '+34600000000'],
  ['+٩٦٨ ٩٢١٢ ٣٤٥٦', '+96892123456'],
  ['＋８１ ９０-１２３４-５６７８', '+819012345678'],
  ['600000000', null],
  ['+0600000000', null],
  ['+34 600', null],
  ['+3460000000000000', null],
  ['+34 600 000 000 ext 2', null],
  ['', null],
])('the phone "%s" is normalized to %s', (typed, parsed) => {
  expect(parsePhone(typed)).toBe(parsed);
});
