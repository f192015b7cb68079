import type { InputHTMLAttributes } from 'react';

export type FieldKind = keyof typeof fieldKinds;

/** The keyboard, autocompletion and direction for each kind of value. A field can override them. */
export const fieldKinds = {
  text: { type: 'text' },
  name: { type: 'text', autoCapitalize: 'words', autoComplete: 'name', spellCheck: false },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  /** The type is `text` so that pasted spaces and digits of other scripts are accepted. */
  code: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  number: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  /** The native pickers follow the direction of the page. */
  date: { type: 'date', dir: undefined },
  time: { type: 'time', dir: undefined },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
