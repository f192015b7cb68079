import { normalizeDigits } from '../core/normalize-digits';

const MAX_EMAIL_LENGTH = 254;

/** Returns the email address in the form in which it is stored, or null if it is invalid. */
export function parseEmail(typed: string): string | null {
  // NFC replaces characters that look like another letter, such as the Kelvin sign, so that both spellings
  // are one address.
  const [name = '', domain = '', ...more] = typed.normalize('NFC').trim().split('@');
  const isOne = more.length === 0 && isLocalPart(name) && isDomain(domain);
  const email = `${name}@${domain.toLowerCase()}`;
  return isOne && email.length <= MAX_EMAIL_LENGTH ? email : null;
}

/** Returns a phone number with its country code, or null if it is invalid. */
export function parsePhone(typed: string): string | null {
  const phone = normalizeDigits(typed)
    .replace(/[\s.()[\]\p{Dash_Punctuation}\p{Format}]/gu, '')
    .replace(/^＋/, '+')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{7,14}$/.test(phone) ? phone : null;
}

/** Rejects characters that could start another header or address. */
const isLocalPart = (name: string) =>
  name.length >= 1 && name.length <= 64 && /^[^\s\p{Control}\p{Format}<>()[\],;:\\"]+$/u.test(name);

const isDomain = (domain: string) =>
  /^[\p{Letter}\p{Mark}\p{Number}-]+(\.[\p{Letter}\p{Mark}\p{Number}-]+)+$/u.test(domain) &&
  domain.split('.').every((label) => !label.startsWith('-') && !label.endsWith('-'));
