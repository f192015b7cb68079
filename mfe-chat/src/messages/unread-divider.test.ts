import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANA, ME, shownMessage } from '../testing/shown-message';
import { firstUnread } from './unread-divider';
import type { ShownMessage } from './shown-message';

const firstOf = (messages: readonly ShownMessage[], afterSeq: number) =>
  firstUnread(
    messages.map(({ key }) => key),
    (key) => messages.find((message) => message.key === key),
    { afterSeq, own: ME },
  );

test('it stands above the first that somebody else has written after the place', () => {
  const messages = [shownMessage(1), shownMessage(2, { from: ME }), shownMessage(3), shownMessage(4)];

  expect(firstOf(messages, 1)).toBe(messages[2]?.key);
  expect(firstOf(messages, 0)).toBe(messages[0]?.key);
  expect(firstOf(messages, 4)).toBeUndefined();
});

test('it never stands above one’s own, nor above what only happened', () => {
  const histories = fc.array(
    fc.record({
      from: fc.constantFrom(ME, ANA),
      messageType: fc.constantFrom('text' as const, 'status' as const),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(histories, fc.nat(30), (facts, afterSeq) => {
      const messages = facts.map((fact, index) => shownMessage(index + 1, fact));

      const found = messages.find(({ key }) => key === firstOf(messages, afterSeq));

      const expected = messages.find(
        ({ seq, from, messageType }) => seq > afterSeq && from === ANA && messageType === 'text',
      );
      expect(found).toBe(expected);
    }),
  );
});
