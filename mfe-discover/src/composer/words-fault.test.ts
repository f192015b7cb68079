import { expect, test } from 'vitest';
import { wordsFaultOf } from './words-fault';

const written = { text: 'What a blubber, such blubber', tags: ['sea', 'blubber'], alts: ['', 'Blubber'] };
const mark = (field: string, from: number, to: number) => ({ field, from, to });

test('nothing is wrong with a post in which the hotel marks nothing', () => {
  expect(wordsFaultOf(written, [])).toBeUndefined();
});

test('the words of the first marked field are named once, and the first place is known', () => {
  const marks = [mark('text', 7, 14), mark('text', 21, 28), mark('tag:1', 0, 7)];

  expect(wordsFaultOf(written, marks)).toEqual({
    field: 'text',
    code: 'words',
    words: ['blubber'],
    from: 7,
    to: 14,
  });
});

test('a description is named by the number of its photo', () => {
  expect(wordsFaultOf(written, [mark('alt:1', 0, 7)])).toMatchObject({ field: 'alt-2', words: ['Blubber'] });
});

test('a tag is found in the line of tags as it was typed', () => {
  const typed = { ...written, typedTags: '#sea  blubber' };
  expect(wordsFaultOf(typed, [mark('tag:1', 0, 7)])).toMatchObject({ field: 'tags', from: 6, to: 13 });
});
