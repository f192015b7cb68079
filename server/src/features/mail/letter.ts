/** What the hotel writes to a guest: by email, or to a phone. */
export interface Letter {
  kind: 'email' | 'phone';
  to: string;
  /** Empty where the medium has none. */
  subject: string;
  text: string;
  html: string;
  /** The code in it, for whoever looks into the mailbox. */
  code: string;
}

/** One way out. It rejects where the letter could not be handed over. */
export interface Carrier {
  deliver(letter: Letter): Promise<void>;
}

export const NO_CARRIER: Carrier = {
  deliver: () => Promise.reject(new Error('there is no way to send this kind of letter')),
};
