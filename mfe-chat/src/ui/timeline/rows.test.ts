import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESK, ME } from '../../testing/build-chat';
import { shownMessage } from '../../testing/shown-message';
import { createRowsMaker, type RowsInput } from './rows';
import type { ShownMessage } from '../../model/message/shown-message';

const shownOf = (messages: readonly ShownMessage[], unreadFrom?: string): RowsInput => {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  return { keys: messages.map(({ key }) => key), messageOf: (key) => byKey.get(key), unreadFrom };
};

const kindsOf = (messages: readonly ShownMessage[], unreadFrom?: string) =>
  createRowsMaker()(shownOf(messages, unreadFrom)).rows.map((row) =>
    row.kind === 'message' ? (row.isFirst ? 'first' : 'next') : row.kind,
  );

/** Random histories of a room: senders, times and kinds over several days. */
const histories = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 0, max: 900 }),
      isMine: fc.boolean(),
      messageType: fc.constantFrom('text' as const, 'text' as const, 'photo' as const, 'status' as const),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    let at = Date.parse('2026-06-01T08:00:00Z');
    return steps.map(({ minutes, isMine, messageType }, index) => {
      const createdTime = new Date((at += minutes * 60_000)).toISOString();
      const from = isMine ? ME : DESK;
      return shownMessage(index + 1, { createdTime, date: createdTime.slice(0, 10), from, messageType });
    });
  });

test('a day is followed by its messages, grouped by sender', () => {
  const messages = [
    shownMessage(1),
    shownMessage(2),
    shownMessage(3, { from: ME }),
    shownMessage(4, { from: ME, date: '2026-06-02' }),
  ];

  expect(kindsOf(messages)).toEqual(['day', 'first', 'next', 'first', 'day', 'first']);
});

test('the divider breaks a group', () => {
  const messages = [shownMessage(1), shownMessage(2)];

  expect(kindsOf(messages, messages[1]?.key)).toEqual(['day', 'first', 'unread', 'first']);
});

test('each message has one row, each day one separator above its first message, and all keys are unique', () => {
  fc.assert(
    fc.property(histories, (messages) => {
      const { rows, rowIndexes } = createRowsMaker()(shownOf(messages));

      expect(rows.flatMap((row) => (row.kind === 'message' ? [row.key] : []))).toEqual(
        messages.map(({ key }) => key),
      );
      expect(rows.flatMap((row) => (row.kind === 'day' ? [row.date] : []))).toEqual([
        ...new Set(messages.map(({ date }) => date)),
      ]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(rowIndexes.map((place) => rows[place]?.key)).toEqual(messages.map(({ key }) => key));
    }),
  );
});

test('rows built message by message equal those of a fresh start, and unchanged rows keep their identity', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 40 }), (messages, cut) => {
      const makeRows = createRowsMaker();

      const before = makeRows(shownOf(messages.slice(0, cut)));
      const after = makeRows(shownOf(messages));

      expect(after.rows).toEqual(createRowsMaker()(shownOf(messages)).rows);
      expect(before.rows.every((row, at) => after.rows[at] === row)).toBe(true);
    }),
  );
});

test('a page of older messages is distinguished from other changes', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 40 }), (messages, cut) => {
      fc.pre(cut < messages.length);
      const makeRows = createRowsMaker();

      makeRows(shownOf(messages.slice(cut)));
      const { isGrownAbove, rows } = makeRows(shownOf(messages));

      expect(isGrownAbove).toBe(cut > 0);
      expect(rows).toEqual(createRowsMaker()(shownOf(messages)).rows);
    }),
  );
});

test('a message that fails to send leaves its group', () => {
  const makeRows = createRowsMaker();
  const sent = shownMessage(1, { from: ME });
  const echo = shownMessage(2, { from: ME, sending: 'sending' });
  expect(makeRows(shownOf([sent, echo])).rows.at(-1)).toMatchObject({ isFirst: false });

  const { rows } = makeRows(shownOf([sent, { ...echo, sending: 'failed' }]));

  expect(rows.at(-1)).toMatchObject({ isFirst: true });
});
