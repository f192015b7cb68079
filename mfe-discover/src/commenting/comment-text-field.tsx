import { IconButton } from '@guest/shared/ui/button/icon-button';
import SendHorizontal from 'lucide/dist/esm/icons/send-horizontal.mjs';
import type { RefObject } from 'react';
import { MarkedText } from '../refused/marked-text';
import type { TextMark } from '../refused/text-marks';
import styles from './comment-form.module.css';

interface CommentTextFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The id of the element that describes the field. */
  hintId: string;
  label: string;
  /** The name of the button that sends the comment. */
  send: string;
  value: string;
  /** The words that the hotel does not allow. */
  marks: readonly TextMark[];
  isInvalid: boolean;
  isBusy: boolean;
  onFocus: () => void;
  onChange: (typed: string) => void;
  /** Called by the keyboard; the button submits the form. */
  onSubmit: () => void;
}

/** The text of a comment with its marked words, and the button that sends it. */
export function CommentTextField(props: CommentTextFieldProps) {
  const { area, hintId, label, send, value, marks, isInvalid, isBusy, onFocus, onChange, onSubmit } = props;
  return (
    <div className={styles.line}>
      <div className={styles.box}>
        <MarkedText text={value} marks={marks} className={styles.marked} />
        <textarea
          ref={area}
          dir="auto"
          rows={1}
          name="comment"
          value={value}
          aria-label={label}
          placeholder={label}
          aria-describedby={hintId}
          aria-invalid={isInvalid || undefined}
          className={styles.area}
          onFocus={onFocus}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit();
          }}
        />
      </div>
      <IconButton
        type="submit"
        icon={SendHorizontal}
        isDirectional
        name={send}
        aria-disabled={isBusy || value.trim() === ''}
        className={styles.send}
      />
    </div>
  );
}
