import { buttonClass } from '@guest/shared/ui/button/button-class';
import { useId, type ChangeEvent } from 'react';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import styles from './photo-picker.module.css';

/** Opens the file picker of the platform, including the camera, with a styled button. */
export function PhotoPicker(props: {
  accept: string;
  error: AccountTextKey | undefined;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { accept, error, onPick } = props;
  const text = useAccountText();
  const id = useId();
  return (
    <div className={styles.picker}>
      <label className={buttonClass({ look: 'secondary', isWide: true }, styles.button)}>
        {text('Choose a photo')}
        <input
          type="file"
          accept={accept}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          onChange={onPick}
        />
      </label>
      <p id={id} role={error ? 'alert' : undefined} className={error ? styles.fault : styles.help}>
        {error ? text(error) : text('PNG or JPEG, up to 7 MB')}
      </p>
    </div>
  );
}
