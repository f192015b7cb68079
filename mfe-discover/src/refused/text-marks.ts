import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

export const wordMarksSchema = z.array(z.object({ field: z.string(), from: z.number(), to: z.number() }));

const marksSchema = z.object({ marks: wordMarksSchema });

/** A place of a text as UTF-16 offsets. */
export interface TextMark {
  from: number;
  to: number;
}

/**
 * A place of a post or comment. The server names the field: `text`, `alt:<number of the photo>` or
 * `tag:<number of the tag>`.
 */
export interface WordMark extends TextMark {
  field: string;
}

/** Returns the places for which the hotel has refused a post or comment. */
export const refusedMarksOf = ({ failure }: Pick<OutboxRecord, 'failure'>): WordMark[] =>
  marksSchema.safeParse(failure?.data).data?.marks ?? [];

/** Returns those of them that are in its text. */
export const textMarksOf = (record: Pick<OutboxRecord, 'failure'>): TextMark[] =>
  refusedMarksOf(record).filter(({ field }) => field === 'text');

/** Splits a text at its marks, which may overlap and may not fit a text that has changed. */
export function splitAtMarks(
  text: string,
  marks: readonly TextMark[],
): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const { from, to } of marks.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(end, Math.min(from, text.length));
    const stop = Math.min(to, text.length);
    if (stop <= start) continue;
    parts.push({ text: text.slice(end, start), isMarked: false });
    parts.push({ text: text.slice(start, stop), isMarked: true });
    end = stop;
  }
  parts.push({ text: text.slice(end), isMarked: false });
  return parts.filter((part) => part.text !== '');
}
