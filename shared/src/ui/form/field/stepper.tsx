import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../button/icon-button';
import { VisuallyHidden } from '../../base/visually-hidden';
import { FieldMessages } from './field';
import styles from './stepper.module.css';
import { useField } from './use-field';

/** A number field with two buttons. A button that reaches its limit keeps the focus. */
export function Stepper(props: {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string;
  /** The accessible names of the two buttons. */
  fewer: string;
  more: string;
  min?: number;
  max?: number;
  defaultValue?: number;
  disabled?: boolean;
  onChoose?: (value: number) => void;
}) {
  const { name, label, help, fewer, more, min = 0, max = 99, defaultValue = min, disabled, onChoose } = props;
  const { id, error, words, state } = useField(props);
  const [typed, setTyped] = useState(String(defaultValue));
  const value = within(typed, min, max);

  function choose(next: number) {
    if (next === value) return;
    setTyped(String(next));
    onChoose?.(next);
  }
  function type(text: string) {
    setTyped(text);
    if (text !== '') onChoose?.(within(text, min, max));
  }
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.stepper}>
          <IconButton
            icon={Minus}
            name={fewer}
            disabled={disabled}
            aria-disabled={value <= min || undefined}
            onClick={() => choose(Math.max(min, value - 1))}
          />
          <input
            {...words}
            {...state}
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            disabled={disabled}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(String(value))}
            className={styles.number}
          />
          <IconButton
            icon={Plus}
            name={more}
            disabled={disabled}
            aria-disabled={value >= max || undefined}
            onClick={() => choose(Math.min(max, value + 1))}
          />
        </div>
        <VisuallyHidden>
          <span role="status">{value}</span>
        </VisuallyHidden>
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}

const within = (typed: string, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(Number(typed)) || min));
