import { comment } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { threadsOf } from './threads-of';

const first = comment({ id: uuidOf(1), text: 'Is there room?' });
const second = comment({ id: uuidOf(2), text: 'Lovely' });
const answer = comment({ id: uuidOf(3), text: 'Two seats', parentId: first.id });

test('an answer stands below its question, not below what came between', () => {
  const shown = threadsOf([first, second, answer]);

  expect(shown.map((it) => [it.comment.text, it.isAnswer])).toEqual([
    ['Is there room?', false],
    ['Two seats', true],
    ['Lovely', false],
  ]);
});

test('an answer whose question is not here yet is not lost', () => {
  expect(threadsOf([answer])).toEqual([{ comment: answer, isAnswer: false }]);
});
