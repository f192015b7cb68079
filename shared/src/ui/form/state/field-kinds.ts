import type { InputHTMLAttributes } from 'react';

export type FieldKind = keyof typeof fieldKinds;

/** The keyboard, the suggestions and the direction that fit what is asked for. A field may say otherwise. */
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
  /** `type` is text: pasted spaces and other scripts' digits have to arrive. */
  code: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  number: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  /** The platform's pickers run as the page does. */
  date: { type: 'date', dir: undefined },
  time: { type: 'time', dir: undefined },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
