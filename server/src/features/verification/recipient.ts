import { parseEmail, parsePhone } from '@guest/shared/contracts/challenge/contact';
import { emailInvalid, phoneInvalid } from './code-errors';

/** The recipient of a code. */
export interface Recipient {
  kind: 'email' | 'phone';
  /** The normalized address for comparison, in lower case. */
  value: string;
  /** The address for sending. */
  address: string;
}

interface RecipientInput {
  verification_type: 'email' | 'phone';
  email?: string | undefined;
  phone?: string | undefined;
}

export function parseRecipient({
  verification_type: kind,
  email = '',
  phone = '',
}: RecipientInput): Recipient {
  const address = kind === 'email' ? parseEmail(email) : parsePhone(phone);
  if (address === null) throw kind === 'email' ? emailInvalid() : phoneInvalid();
  return { kind, value: address.toLowerCase(), address };
}

/** Masks an address so that only its owner recognizes it: `a•••@e•••.com`, `+34 ••• ••• 21`. */
export function maskAddress({ kind, address }: Pick<Recipient, 'kind' | 'address'>): string {
  if (kind === 'phone') return `${address.slice(0, 3)} ••• ••• ${address.slice(-2)}`;
  const [name = '', domain = ''] = address.split('@');
  return `${firstCharacter(name)}•••@${firstCharacter(domain)}•••${domain.slice(domain.lastIndexOf('.'))}`;
}

const firstCharacter = (text: string) => [...text][0] ?? '';
