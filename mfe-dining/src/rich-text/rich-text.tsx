import { parseRichText, type Run } from './parse-rich-text';
import styles from './rich-text.module.css';

/** A text of the hotel's, in whatever language it has been written. */
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

const toElement = ({ text, isBold }: Run, i: number) => (isBold ? <strong key={i}>{text}</strong> : text);
