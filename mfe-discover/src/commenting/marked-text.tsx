import { splitAtMarks, type TextMark } from './text-marks';

interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  className: string | undefined;
}

/** Repeats the text of a field behind it, with marks at the places for which it was refused. */
export function MarkedText({ text, marks, className }: MarkedTextProps) {
  if (marks.length === 0) return null;
  return (
    <div aria-hidden="true" dir="auto" className={className}>
      {splitAtMarks(text, marks).map((part, i) =>
        part.isMarked ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
      )}
    </div>
  );
}
