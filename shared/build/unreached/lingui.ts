import { leaveOut, type Unreached } from './unreached';

const LINGUI_FILE = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;

/** These parts only write sentences for developers, who get them from the development build. */
export const unreachedOfLingui: Unreached = {
  library: 'lingui',
  parts: {
    'if (!this.locale) {': 'throw new Error("lingui: no locale");',
    // A text that no catalog has is shown as it is.
    'if (isString(translation)) {': ' ',
  },
};

export const smallLingui = leaveOut(LINGUI_FILE, unreachedOfLingui);
