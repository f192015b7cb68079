import { emailOf, phoneOf } from '@guest/shared/contracts/challenge/contact';
import { emailInvalid, phoneInvalid } from './code-refusals';

/** The recipient of a code. */
export interface Target {
  kind: 'email' | 'phone';
  /** The normalized address for comparison, in lower case. */
  value: string;
  /** The address for sending. */
  address: string;
}

interface Typed {
  verification_type: 'email' | 'phone';
  email?: string | undefined;
  phone?: string | undefined;
}

export function targetOf({ verification_type: kind, email = '', phone = '' }: Typed): Target {
  const address = kind === 'email' ? emailOf(email) : phoneOf(phone);
  if (address === null) throw kind === 'email' ? emailInvalid() : phoneInvalid();
  return { kind, value: address.toLowerCase(), address };
}

/** Masks an address so that only its owner recognizes it: `a•••@e•••.com`, `+34 ••• ••• 21`. */
export function maskedTarget({ kind, address }: Pick<Target, 'kind' | 'address'>): string {
  if (kind === 'phone') return `${address.slice(0, 3)} ••• ••• ${address.slice(-2)}`;
  const [name = '', domain = ''] = address.split('@');
  return `${firstOf(name)}•••@${firstOf(domain)}•••${domain.slice(domain.lastIndexOf('.'))}`;
}

const firstOf = (text: string) => [...text][0] ?? '';
