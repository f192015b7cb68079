import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { directionOf } from '@guest/shared/contracts/core/languages';
import { escapeHtml } from '../../platform/security/escape-html';
import { mailHtml } from '../mail/mail-html';
import type { Email } from '../mail/email';
import type { PropertyScope } from '../property/property-scope';
import { maskAddress, type Recipient } from '../verification/recipient';
import { noticeTextsIn } from './contact-notice-texts';

interface ContactNoticeInput {
  /** The recipient: a contact from before the change. */
  to: Pick<Recipient, 'kind' | 'address'>;
  /** The new contact. */
  contact: Pick<Recipient, 'kind' | 'address'>;
  lang: string | null;
  scope: PropertyScope;
}

/**
 * Creates the notice that an account has a new contact. It goes to the previous contacts, so that the owner
 * notices a change made by somebody else.
 */
export function contactNotice({ to, contact, lang, scope }: ContactNoticeInput): Email {
  const { texts, lang: textLang } = noticeTextsIn(lang ?? scope.lang);
  const facts = {
    hotel: scope.property.name[textLang] ?? scope.localize(scope.property.name),
    contact: maskAddress(contact),
    phone: scope.property.phone,
  };
  const fill = (text: string, shown: (fact: string) => string) =>
    text.replace(/\{(hotel|contact|phone)\}/g, (_, name: keyof typeof facts) => shown(facts[name]));
  const statement = to.kind === contact.kind ? texts.replaced[to.kind] : texts.added;
  // Addresses and numbers are left-to-right, also within right-to-left text.
  const plain = (text: string) => fill(text, directionOf(textLang) === 'rtl' ? bidiIsolate : (fact) => fact);
  const html = [statement, texts.notYou].map(
    (line) => `<p>${fill(line, (fact) => `<bdi>${escapeHtml(fact)}</bdi>`)}</p>`,
  );
  return {
    kind: to.kind,
    to: to.address,
    code: '',
    subject: to.kind === 'email' ? fill(texts.subject, (fact) => fact) : '',
    text: [statement, texts.notYou].map(plain).join(to.kind === 'email' ? '\n\n' : ' '),
    html: to.kind === 'email' ? mailHtml(textLang, html.join('')) : '',
  };
}
