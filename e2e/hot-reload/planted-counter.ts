/** A component with state of its own, in a file of the copy: what is edited while its state is on the page. */
export const plantedCounter = (component: string, word: string) => `import { useState } from 'react';
import styles from './planted.module.css';

export function ${component}() {
  const [count, setCount] = useState(0);
  return (
    <button className={styles.counter} onClick={() => setCount(count + 1)}>
      ${word} {count}
    </button>
  );
}
`;

export const plantedStyles = (width: string) => `@layer remote { .counter { border: ${width} solid; } }`;
