import { expect, test } from 'vitest';
import { nickNameOf, personNameOf } from './guest-name';

test.each([
  [' Ada ', 'Ada'],
  ['María  José', 'María José'],
  ['Jean-Luc', 'Jean-Luc'],
  ['O’Brien', 'O’Brien'],
  ['花子', '花子'],
  ['ليلى', 'ليلى'],
  ['J. R.', 'J. R.'],
  ['\u202eadA', 'adA'],
  ['x'.repeat(48), 'x'.repeat(48)],
  ['', null],
  ['   ', null],
  ['12345', null],
  ['😀', null],
  ['https://evil.example', null],
  ['www.evil.example', null],
  ['evil.com', null],
  ['ada@example.com', null],
  ['x'.repeat(49), null],
])('the name "%s" is kept as %s', (typed, kept) => {
  expect(personNameOf(typed)).toBe(kept);
});

test.each([
  ['Ada_L', 'Ada_L'],
  ['Ada 2', 'Ada 2'],
  ['花子さん', '花子さん'],
  ['ユーザー', 'ユーザー'],
  ['ليلى', 'ليلى'],
  ['Аня', 'Аня'],
  ['007', '007'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['A', null],
  ['x'.repeat(21), null],
  ['Аda', null],
  ['A.', null],
  ['...', null],
  ['ada😀', null],
  ['Reception', null],
  ['the_manager', null],
  ['フロント', null],
  ['مدير', null],
  ['Casa Miramar', null],
  ['casa-miramar', null],
  ['ada@home', null],
  ['Ａｄａ', 'Ada'],
  ['ﾕｰｻﾞｰ', 'ユーザー'],
  ['mánager', null],
  ['St\u0336aff', null],
  ['s t a f f', null],
  ['Re.cep-tion', null],
  ['Recept1on', null],
  ['Casa M1ramar', null],
  ['Ｒｅｃｅｐｔｉｏｎ', null],
  ['Front Desk', null],
  ['Hotel', null],
])('the nickname "%s" is kept as %s', (typed, kept) => {
  expect(nickNameOf(typed, 'Casa Miramar')).toBe(kept);
});
