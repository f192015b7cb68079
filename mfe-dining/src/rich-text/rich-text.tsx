import { parseRichText, type TextRun } from './parse-rich-text';
import styles from './rich-text.module.css';

/** Renders a text written by the hotel; `dir="auto"` is needed because its language is unknown. */
export function RichText({ source }: { source: string }) {
  return (
    <div className={styles.text} dir="auto">
      {parseRichText(source).map((block, i) =>
        block.kind === 'list' ? (
          <ul key={i}>
            {block.items.map((runs, j) => (
              <li key={j}>{runs.map(toElement)}</li>
            ))}
          </ul>
        ) : (
          <p key={i}>{block.runs.map(toElement)}</p>
        ),
      )}
    </div>
  );
}

const toElement = ({ text, isBold }: TextRun, i: number) => (isBold ? <strong key={i}>{text}</strong> : text);
