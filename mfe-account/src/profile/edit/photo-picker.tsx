import { FileButton } from '@guest/shared/ui/button/file-button';
import { useId } from 'react';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import styles from './photo-picker.module.css';

/** Opens the file picker of the platform, including the camera, with a styled button. */
export function PhotoPicker(props: {
  accept: string;
  error: AccountTextKey | undefined;
  onPick: (file: File) => void;
}) {
  const { accept, error, onPick } = props;
  const text = useAccountText();
  const id = useId();
  return (
    <div className={styles.picker}>
      <FileButton
        isWide
        accept={accept}
        aria-describedby={id}
        aria-invalid={error ? true : undefined}
        onChoose={([file]) => file && onPick(file)}
      >
        {text('Choose a photo')}
      </FileButton>
      <p id={id} role={error ? 'alert' : undefined} className={error ? styles.fault : styles.help}>
        {error ? text(error) : text('PNG or JPEG, up to 7 MB')}
      </p>
    </div>
  );
}
