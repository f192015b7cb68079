/** Returns the source of a component with state; tests plant it in the copy and edit it while it is shown. */
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
