import { AttachmentPreview } from '../attachments/attachment-preview';
import { useText } from '../texts';
import styles from './chosen-files.module.css';
import type { Chosen } from './use-attachments';

/** What goes along with the next message, as long as it can be taken away. */
export function ChosenFiles({
  chosen,
  onRemove,
}: {
  chosen: readonly Chosen[];
  onRemove: (key: string) => void;
}) {
  const text = useText();
  if (chosen.length === 0) return null;
  return (
    <ul role="list" aria-label={text('Attached files')} className={styles.files}>
      {chosen.map(({ key, attachment }) => (
        <li key={key}>
          <AttachmentPreview attachment={attachment} onRemove={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
