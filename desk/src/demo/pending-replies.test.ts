import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerKey, pendingReplies } from './pending-replies';

const SELF = randomUUID();
const line = (seq: number, more: Partial<Parameters<typeof pendingReplies>[0][number]> = {}) => ({
  id: randomUUID(),
  key: randomUUID(),
  seq,
  from: randomUUID(),
  fromType: 'guest' as const,
  messageType: 'text' as const,
  ...more,
});
const answerTo = (message: { id: string }, seq: number) =>
  line(seq, { from: SELF, fromType: 'staff', key: answerKey(message) });
const seqs = (messages: ReturnType<typeof line>[]) => pendingReplies(messages, SELF).map(({ seq }) => seq);

test('messages after the last answer are unanswered', () => {
  const first = line(1);

  expect(seqs([first, answerTo(first, 2), line(3), line(4)])).toEqual([3, 4]);
  expect(seqs([first, answerTo(first, 2)])).toEqual([]);
});

test('a message between another message and its answer is unanswered', () => {
  const first = line(1);

  expect(seqs([first, line(2), answerTo(first, 3)])).toEqual([2]);
});

test('an answer of a staff member counts, an automatic one does not', () => {
  expect(seqs([line(1), line(2, { fromType: 'staff' })])).toEqual([]);
  expect(seqs([line(1), line(2, { fromType: 'staff', isAutomatic: true })])).toEqual([1]);
});

test('the desk answers neither itself nor deleted messages nor status messages', () => {
  const own = line(1, { from: SELF, fromType: 'staff' });

  expect(seqs([own])).toEqual([]);
  expect(seqs([own, line(2, { isDeleted: true }), line(3, { messageType: 'status' })])).toEqual([]);
});
