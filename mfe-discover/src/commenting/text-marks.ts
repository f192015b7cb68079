import * as z from '@guest/shared/contracts/zod';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

const marksSchema = z.object({
  marks: z.array(z.object({ field: z.string(), from: z.number(), to: z.number() })),
});

/** A place of a text as UTF-16 offsets. */
export interface TextMark {
  from: number;
  to: number;
}

/** Returns the places of a comment for which the hotel has refused it. */
export function marksOf({ failure }: OutboxRecord): TextMark[] {
  const marks = marksSchema.safeParse(failure?.data).data?.marks ?? [];
  return marks.filter(({ field }) => field === 'text');
}

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
