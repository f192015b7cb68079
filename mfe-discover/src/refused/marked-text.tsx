import { splitAtMarks, type TextMark } from './text-marks';

interface MarkedPartsProps {
  text: string;
  /** The places for which it was refused. */
  marks: readonly TextMark[];
}

export function MarkedParts({ text, marks }: MarkedPartsProps) {
  return splitAtMarks(text, marks).map((part, i) =>
    part.isMarked ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
  );
}

/** Repeats the text of a field behind it, with its marks. */
export function MarkedText({ className, ...marked }: MarkedPartsProps & { className: string | undefined }) {
  if (marked.marks.length === 0) return null;
  return (
    <div aria-hidden="true" dir="auto" className={className}>
      <MarkedParts {...marked} />
    </div>
  );
}
