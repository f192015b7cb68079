/** A message of the hotel to a guest by email or text message. */
export interface Email {
  kind: 'email' | 'phone';
  to: string;
  /** Empty for text messages, which have no subject. */
  subject: string;
  text: string;
  html: string;
  /** The code in the message, for the development mailbox. */
  code: string;
  /** Names the email in its header, so that a mail server can drop one that is sent a second time. */
  messageId?: string;
}

/** A transport for messages. `deliver` rejects if the message could not be handed over. */
export interface MailTransport {
  deliver(email: Email): Promise<void>;
}

export const NO_TRANSPORT: MailTransport = {
  deliver: () => Promise.reject(new Error('no transport is configured for this kind of message')),
};
