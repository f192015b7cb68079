import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtMarks } from './text-marks';

const mark = fc.record({ from: fc.nat(30), to: fc.nat(30) });

test('the parts of a marked text are the text again, and exactly the marked characters are marked', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24 }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      const parts = splitAtMarks(text, marks);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      const shown = parts.flatMap((part) => [...part.text.split('')].map(() => part.isMarked));
      const expected = text.split('').map((_, at) => marks.some(({ from, to }) => from <= at && at < to));
      expect(shown).toEqual(expected);
    }),
  );
});
