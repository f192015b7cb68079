import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useRef } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './edit-form.module.css';

/** Shows what an author had typed when the post could not be changed any more, so that they can use it elsewhere. */
export function UnsavedText({ value }: { value: string }) {
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
      <TextArea name="unsaved" label={text('Your text (not saved)')} rows={6} value={value} readOnly />
      <Button onClick={() => void copy()}>{text('Copy text')}</Button>
    </div>
  );
}
