import { isolated } from '@guest/shared/contracts/core/isolated';
import { directionOf } from '@guest/shared/contracts/core/languages';
import { escaped } from '../mail/escaped';
import { mailHtml } from '../mail/mail-html';
import type { Letter } from '../mail/letter';
import type { PropertyScope } from '../property/property-scope';
import { maskedTarget, type Target } from '../verification/target';
import { noticeWordsIn } from './contact-notice-words';

interface Change {
  /** The recipient: a contact from before the change. */
  to: Pick<Target, 'kind' | 'address'>;
  /** The new contact. */
  contact: Pick<Target, 'kind' | 'address'>;
  lang: string | null;
  house: PropertyScope;
}

/**
 * Creates the notice that an account has a new contact. It goes to the previous contacts, so that the owner
 * notices a change made by somebody else.
 */
export function contactNotice({ to, contact, lang, house }: Change): Letter {
  const { words, lang: written } = noticeWordsIn(lang ?? house.lang);
  const facts = {
    house: house.property.name[written] ?? house.say(house.property.name),
    contact: maskedTarget(contact),
    phone: house.property.phone,
  };
  const fill = (text: string, shown: (fact: string) => string) =>
    text.replace(/\{(house|contact|phone)\}/g, (_, name: keyof typeof facts) => shown(facts[name]));
  const said = to.kind === contact.kind ? words.replaced[to.kind] : words.added;
  // Addresses and numbers are left-to-right, also within right-to-left text.
  const plain = (text: string) => fill(text, directionOf(written) === 'rtl' ? isolated : (fact) => fact);
  const html = [said, words.notYou].map(
    (line) => `<p>${fill(line, (fact) => `<bdi>${escaped(fact)}</bdi>`)}</p>`,
  );
  return {
    kind: to.kind,
    to: to.address,
    code: '',
    subject: to.kind === 'email' ? fill(words.subject, (fact) => fact) : '',
    text: [said, words.notYou].map(plain).join(to.kind === 'email' ? '\n\n' : ' '),
    html: to.kind === 'email' ? mailHtml(written, html.join('')) : '',
  };
}
