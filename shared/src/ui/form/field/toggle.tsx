import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './toggle.module.css';

/** A switch that takes effect immediately; in a form with a submit button, use `Checkbox`. */
export function Toggle(
  props: { label: string; help?: ReactNode } & Pick<
    ComponentProps<'input'>,
    'name' | 'defaultChecked' | 'checked' | 'onChange' | 'disabled'
  >,
) {
  const { label, help, ...rest } = props;
  const id = useId();
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={help ? `${id}-help` : undefined}
        className={styles.track}
      />
    </label>
  );
}
