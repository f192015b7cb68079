import { useHost } from '@guest/shared';
import { Icon } from '@guest/shared/ui/base/icon';
import Download from 'lucide/dist/esm/icons/download.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { useText } from '../../texts';
import { byteSize } from './byte-size';
import styles from './document-bubble.module.css';
import { ProgressRing } from './progress-ring';

interface DocumentBubbleProps {
  name: string;
  /** The size in bytes. */
  size: number;
  /** `undefined` while the document is being uploaded or its address is being loaded. */
  url: string | undefined;
  progress?: number | undefined;
}

/**
 * A document in a message, with its name, its size and a download link. The document never opens inside the
 * page.
 */
export function DocumentBubble({ name, size, url, progress }: DocumentBubbleProps) {
  const text = useText();
  const { lang } = useHost();
  const facts = (
    <>
      <span className={styles.face}>
        {progress === undefined ? (
          <Icon of={FileText} />
        ) : (
          <ProgressRing name={text('Uploading {name}', { name })} part={progress} />
        )}
      </span>
      <span className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{byteSize(size, lang)}</span>
      </span>
    </>
  );
  if (url === undefined || progress !== undefined) return <span className={styles.document}>{facts}</span>;
  return (
    <a href={url} download={name} aria-label={text('Save {name}', { name })} className={styles.document}>
      {facts}
      <Icon of={Download} size={20} />
    </a>
  );
}
