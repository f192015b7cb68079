import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../../base/icon';
import { IconButton } from '../../button/icon-button';
import styles from './search-field.module.css';

/** Filters a list while the guest types. It has no submit button; the list shows the number of results. */
export function SearchField(
  props: {
    label: string;
    /** The accessible name of the clear button. */
    clear: string;
    onSearch: (text: string) => void;
    defaultValue?: string;
  } & Pick<ComponentProps<'input'>, 'name' | 'disabled'>,
) {
  const { label, clear, onSearch, defaultValue = '', name, disabled } = props;
  const [text, setText] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  function search(next: string) {
    setText(next);
    onSearch(next);
  }
  return (
    <div role="search" className={styles.search}>
      <Icon of={Search} size={20} className={styles.glass} />
      <input
        ref={input}
        type="search"
        dir="auto"
        name={name}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        value={text}
        onChange={(event) => search(event.target.value)}
        className={styles.text}
      />
      {text !== '' && (
        <IconButton
          icon={X}
          name={clear}
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
