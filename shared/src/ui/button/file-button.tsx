import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './file-button.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'onChange'>;

/** A button that opens the file picker of the platform. The field itself lies over it, so that it is reached by keyboard. */
export function FileButton(props: ButtonLook & InputProps & { onChoose: (files: File[]) => void }) {
  const { look, isWide, children, onChoose, ...input } = props;
  return (
    <label className={buttonClass({ look, isWide }, styles.button)}>
      {children}
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Without a value the same file can be chosen again.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
    </label>
  );
}
