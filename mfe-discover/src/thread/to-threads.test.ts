import { comment } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { toThreads } from './to-threads';

const first = comment({ id: uuidOf(1), text: 'Is there room?' });
const second = comment({ id: uuidOf(2), text: 'Lovely' });
const answer = comment({ id: uuidOf(3), text: 'Two seats', parentId: first.id });

test('a reply follows its parent comment and not the comments in between', () => {
  const shown = toThreads([first, second, answer]);

  expect(shown.map((it) => [it.comment.text, it.isReply])).toEqual([
    ['Is there room?', false],
    ['Two seats', true],
    ['Lovely', false],
  ]);
});

test('a reply whose parent is not loaded is still shown', () => {
  expect(toThreads([answer])).toEqual([{ comment: answer, isReply: false }]);
});
