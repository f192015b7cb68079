import { ORDER_NOTE_MAX } from '@guest/shared/contracts/menu/limits';
import { Button } from '@guest/shared/ui/button/button';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';
import styles from '../parts/order.module.css';

/** A form for a short comment about an order. */
export function OrderComment(props: {
  name: string;
  label: string;
  before: string | undefined;
  isBusy: boolean;
  send: (words: string) => Promise<boolean>;
}) {
  const { name, label, before = '', isBusy, send } = props;
  const text = useOrderText();
  const [words, setWords] = useState(before);
  return (
    <div className={styles.fields}>
      <TextArea
        name={name}
        label={label}
        note={text('optional')}
        rows={2}
        maxLength={ORDER_NOTE_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {words.trim() !== before && (
        <Button isBusy={isBusy} onClick={() => void send(words.trim())}>
          {text('Send')}
        </Button>
      )}
    </div>
  );
}
