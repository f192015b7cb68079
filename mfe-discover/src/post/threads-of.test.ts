import { comment } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { threadsOf } from './threads-of';

const first = comment({ id: uuidOf(1), text: 'Is there room?' });
const second = comment({ id: uuidOf(2), text: 'Lovely' });
const answer = comment({ id: uuidOf(3), text: 'Two seats', parentId: first.id });

test('a reply follows its parent comment and not the comments in between', () => {
  const shown = threadsOf([first, second, answer]);

  expect(shown.map((it) => [it.comment.text, it.isAnswer])).toEqual([
    ['Is there room?', false],
    ['Two seats', true],
    ['Lovely', false],
  ]);
});

test('a reply whose parent is not loaded is still shown', () => {
  expect(threadsOf([answer])).toEqual([{ comment: answer, isAnswer: false }]);
});
