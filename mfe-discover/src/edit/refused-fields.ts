import type { ErrorReply } from '@guest/shared/contracts/core/reply';
import { notAllowedText, refusedWordsIn, type MarkedPost } from '../refused/refused-words';
import { refusedMarksOf } from '../refused/text-marks';

type Fields = NonNullable<ErrorReply['fields']>;

/** Returns an error for each field with words that the hotel does not allow, by the names that the server gives to fields. */
export function refusedFields(
  written: MarkedPost,
  reply: Partial<ErrorReply> | undefined,
  text: Parameters<typeof notAllowedText>[0],
): Fields {
  const marks = refusedMarksOf({ failure: { code: 'blocked_term', text: '', data: reply?.data } });
  const names = new Set(marks.map(({ field }) => nameOf(field)));
  return [...names].map((field) => {
    const words = refusedWordsIn(
      written,
      marks.filter((mark) => nameOf(mark.field) === field),
    );
    return { field, code: 'blocked_term', error: notAllowedText(text, words) };
  });
}

/** All tags are in one field. */
const nameOf = (field: string): string => (field.startsWith('tag:') ? 'tags' : field);
