import { MAX_ORDER_NOTE_LENGTH } from '@guest/shared/contracts/menu/limits';
import { Button } from '@guest/shared/ui/button/button';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';

/** A form for a short comment about an order. */
export function OrderComment(props: {
  name: string;
  label: string;
  before: string | undefined;
  send: (comment: string) => Promise<boolean>;
}) {
  const { name, label, before = '', send } = props;
  const text = useOrderText();
  const [comment, setComment] = useState(before);
  return (
    <div className={styles.fields}>
      <TextArea
        name={name}
        label={label}
        note={text('optional')}
        rows={2}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {comment.trim() !== before && <Button onClick={() => void send(comment.trim())}>{text('Send')}</Button>}
    </div>
  );
}
