import { IconButton } from '@guest/shared/ui/button/icon-button';
import X from 'lucide/dist/esm/icons/x.mjs';
import { AttachmentPreview } from '../attachments/attachment-preview';
import { AudioBubble } from '../attachments/audio-bubble';
import type { DraftFile } from '../../model/state/room';
import { useText } from '../../texts';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import styles from './chosen-files.module.css';

/** The files that go with the next message; each can still be removed. */
export function ChosenFiles({
  chosen,
  onRemove,
}: {
  chosen: readonly DraftFile[];
  onRemove: (key: string) => void;
}) {
  const text = useText();
  if (chosen.length === 0) return null;
  return (
    <ul role="list" aria-label={text('Attached files')} className={styles.files}>
      {chosen.map(({ key, attachment }) => {
        const Shown = attachment.fileData.seconds === undefined ? AttachmentPreview : ChosenRecording;
        return (
          <li key={key}>
            <Shown attachment={attachment} onRemove={() => onRemove(key)} />
          </li>
        );
      })}
    </ul>
  );
}

/** A recording in the draft can be played back, also after a reload. */
function ChosenRecording({ attachment, onRemove }: Pick<DraftFile, 'attachment'> & { onRemove: () => void }) {
  const text = useText();
  const { blob, fileData } = attachment;
  const name = text('Voice message');
  return (
    <div className={styles.recording}>
      <AudioBubble name={name} url={useObjectUrl(blob)} seconds={fileData.seconds} />
      <IconButton icon={X} name={text('Remove {name}', { name })} onClick={onRemove} />
    </div>
  );
}
