import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { useRef, type ReactNode } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './unsaved-text.module.css';

interface UnsavedTextProps {
  value: string;
  rows?: number;
  /** Further buttons. */
  children?: ReactNode;
}

/** Shows what an author had typed in an edit and not saved, so that they can use it elsewhere. */
export function UnsavedText({ value, rows = 6, children }: UnsavedTextProps) {
  const text = useLazyText();
  const { toast } = useHost();
  const place = useRef<HTMLDivElement>(null);

  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast('success', text('Text copied')),
      // The browser does not let pages write to the clipboard, so the guest copies the selected text.
      () => place.current?.querySelector('textarea')?.select(),
    );

  return (
    <div ref={place} className={styles.unsaved}>
      <label className={styles.label}>
        {text('Your text (not saved)')}
        <textarea dir="auto" rows={rows} value={value} readOnly className={styles.text} />
      </label>
      <div className={styles.actions}>
        {children}
        <Button onClick={() => void copy()}>{text('Copy text')}</Button>
      </div>
    </div>
  );
}
