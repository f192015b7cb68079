import { IconButton } from '@guest/shared/ui/button/icon-button';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import { useRef } from 'react';
import { useText } from '../../texts';
import styles from './attach-button.module.css';

/** Opens the file picker of the device without a filter; types are checked after the choice. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        name={text('Attach files')}
        className={styles.button}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('Attach files')}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // Clears the value so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
