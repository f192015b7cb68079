import type { Lang } from '@guest/shared/contracts/core/languages';
import type { VerificationPurpose } from '../../platform/db/tables/schema';
import { escapeHtml } from '../../platform/security/escape-html';
import { mailHtml } from '../mail/mail-html';
import type { Email } from '../mail/email';
import { CODE_LASTS_MS } from './code-limits';
import { codeTextsIn } from './code-texts';
import type { Recipient } from './recipient';

interface CodeEmailInput {
  target: Recipient;
  code: string;
  purpose: VerificationPurpose;
  lang: string;
  property: string;
  publicHost: string;
}

/** Creates the message with a code in the guest's language. */
export function codeEmail({ target, code, purpose, lang, property, publicHost }: CodeEmailInput): Email {
  const { texts, lang: textLang } = codeTextsIn(lang);
  const fill = (text: string) =>
    text
      .replace('{code}', code)
      .replace('{minutes}', String(CODE_LASTS_MS / 60_000))
      .replace('{hotel}', property);
  const lines = [texts.code, texts.purpose[purpose], texts.care]
    .filter((line) => line !== undefined)
    .map(fill);
  const message = { kind: target.kind, to: target.address, code };
  if (target.kind === 'phone') {
    // The last line lets phones autofill the code, only on this site.
    return { ...message, subject: '', text: `${lines.join(' ')}\n\n@${publicHost} #${code}`, html: '' };
  }
  const all = [...lines, fill(texts.notYou)];
  return {
    ...message,
    subject: fill(texts.subject),
    text: all.join('\n\n'),
    html: htmlOf(all, { code, lang: textLang }),
  };
}

function htmlOf(lines: string[], { code, lang }: { code: string; lang: Lang }): string {
  const shown = (line: string) =>
    escapeHtml(line).replace(code, `<strong style="font-size:1.5em;letter-spacing:.1em">${code}</strong>`);
  const paragraphs = lines.map((line) => `<p>${shown(line)}</p>`).join('');
  return mailHtml(lang, paragraphs);
}
