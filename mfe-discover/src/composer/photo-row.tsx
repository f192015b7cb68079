import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { DraftPhoto } from '../drafts/post-draft';
import { FocusRestorer } from '../confirm/focus-restorer';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { CharacterCount } from './character-count';
import styles from './photo-row.module.css';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';

interface PhotoRowProps {
  photo: DraftPhoto;
  /** The position of the photo, from 1. */
  number: number;
  altError: string | undefined;
  onDescribe: (alt: string) => void;
  /** `undefined` for the first photo. */
  onForward: (() => void) | undefined;
  onRemove: () => void;
}

export function PhotoRow({ photo, number, altError, onDescribe, onForward, onRemove }: PhotoRowProps) {
  const text = useLazyText();
  const url = useObjectUrl(photo.blob);
  return (
    <li className={styles.row}>
      {url && (
        <img
          src={url}
          alt={photo.alt || text('Photo {number}', { number })}
          width={photo.width}
          height={photo.height}
          className={styles.picture}
        />
      )}
      <FocusRestorer className={styles.actions} findNext={findNear}>
        {onForward && (
          <FocusRestorer findNext={findNear}>
            <IconButton
              icon={ArrowUp}
              name={text('Move photo {number} forward', { number })}
              onClick={onForward}
            />
          </FocusRestorer>
        )}
        <IconButton icon={X} name={text('Remove photo {number}', { number })} onClick={onRemove} />
      </FocusRestorer>
      <div className={styles.alt}>
        <TextField
          name={`alt-${number}`}
          label={text('Description of photo {number}', { number })}
          note={text('optional')}
          help={text("Describe it for someone who can't see it.")}
          value={photo.alt}
          error={altError}
          onChange={({ target }) => onDescribe(target.value)}
        />
        <CharacterCount text={photo.alt} limit={POST_LIMITS.alt} />
      </div>
    </li>
  );
}

/** Finds a button of the same photo or, if it was removed, of the photo below or above it, or the one that adds photos. */
function findNear(leaving: HTMLElement): () => Element | undefined {
  const row = leaving.closest('li');
  const field = leaving.closest('fieldset');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  return () =>
    [...rows.map((it) => it?.querySelector('button')), field?.querySelector('input')].find(
      (it) => it?.isConnected,
    ) ?? undefined;
}
