import { useHost } from '@guest/shared';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../texts';
import { rememberCookieChoice, savedCookieChoice, type CookieChoice } from './cookie-choice';
import styles from './cookies-page.module.css';

/** The one choice there is. What is saved on the device is known only once the page answers. */
export function CookieOptions({ onDecided }: { onDecided: () => void }) {
  const text = useText();
  const isLive = useStore(useHost().takeOver, (state) => state.isPageLive);
  const [decided, setDecided] = useState<CookieChoice | null>(null);
  const choice = decided ?? (isLive ? savedCookieChoice() : null);
  const options: [CookieChoice, string][] = [
    ['needed', text('Only what is needed')],
    ['measured', text('Also measure how fast pages load for me')],
  ];

  function decide(it: CookieChoice) {
    rememberCookieChoice(it);
    setDecided(it);
    onDecided();
  }
  return (
    <fieldset className={styles.options}>
      <legend className={styles.words}>
        {text('Measuring tells us where the app is slow. It counts times, not people.')}
      </legend>
      {options.map(([it, name]) => (
        <label key={it} className={styles.option}>
          <input
            type="radio"
            name="cookie-choice"
            checked={choice === it}
            onChange={() => decide(it)}
            className={styles.radio}
          />
          {name}
        </label>
      ))}
      <p role="status" className={styles.words}>
        {decided && text('Kept.')}
      </p>
    </fieldset>
  );
}
