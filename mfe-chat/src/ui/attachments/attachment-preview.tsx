import { useHost } from '@guest/shared';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import AudioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { Attachment } from '../../model/message/shown-message';
import { useText } from '../../texts';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import styles from './attachment-preview.module.css';
import { byteSize } from './byte-size';
import { ProgressRing } from './progress-ring';

interface PreviewProps {
  attachment: Attachment;
  /** The uploaded part, 0 to 1; `undefined` while the file is not being uploaded. */
  progress?: number | undefined;
  /** The reason of a failed upload, in the guest's language. */
  fault?: string | undefined;
  /** It is not set if another attempt would fail in the same way. */
  onRetry?: (() => void) | undefined;
  /** Removes the file and cancels its upload. */
  onRemove: () => void;
}

/** A file that waits to be sent or is being uploaded, with its progress and a button to remove it. */
export function AttachmentPreview({ attachment, progress, fault, onRetry, onRemove }: PreviewProps) {
  const text = useText();
  const { lang } = useHost();
  const { blob, messageType, fileData } = attachment;
  const { name } = fileData;
  const url = useObjectUrl(messageType === 'photo' ? blob : undefined);
  const isOnItsWay = progress !== undefined && fault === undefined;
  return (
    <div className={styles.preview}>
      <span className={styles.face}>
        {url ? (
          <img src={url} alt="" className={styles.photo} />
        ) : (
          <Icon of={messageType === 'audio' ? AudioLines : FileText} />
        )}
        {isOnItsWay && (
          <span className={styles.ring}>
            <ProgressRing name={text('Uploading {name}', { name })} part={progress} />
          </span>
        )}
      </span>
      <span className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>
          {isOnItsWay
            ? text('{sent} of {size}', {
                sent: byteSize(progress * fileData.size, lang),
                size: byteSize(fileData.size, lang),
              })
            : byteSize(fileData.size, lang)}
        </span>
        {fault !== undefined && (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        )}
      </span>
      {fault !== undefined && onRetry && (
        <IconButton icon={RotateCw} name={text('Try again: {name}', { name })} onClick={onRetry} />
      )}
      <IconButton
        icon={X}
        name={isOnItsWay ? text('Cancel: {name}', { name }) : text('Remove {name}', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
