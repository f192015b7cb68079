import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Purpose } from '../../platform/db/tables/schema';
import { escaped } from '../mail/escaped';
import { mailHtml } from '../mail/mail-html';
import type { Letter } from '../mail/letter';
import { CODE_LASTS_MS } from './code-limits';
import { codeWordsIn } from './code-words';
import type { Target } from './target';

interface Facts {
  target: Target;
  code: string;
  purpose: Purpose;
  lang: string;
  house: string;
  publicHost: string;
}

/** Creates the message with a code in the guest's language. */
export function codeLetter({ target, code, purpose, lang, house, publicHost }: Facts): Letter {
  const { words, lang: written } = codeWordsIn(lang);
  const fill = (text: string) =>
    text
      .replace('{code}', code)
      .replace('{minutes}', String(CODE_LASTS_MS / 60_000))
      .replace('{house}', house);
  const lines = [words.code, words.purpose[purpose], words.care]
    .filter((line) => line !== undefined)
    .map(fill);
  const message = { kind: target.kind, to: target.address, code };
  if (target.kind === 'phone') {
    // The last line lets phones autofill the code, only on this site.
    return { ...message, subject: '', text: `${lines.join(' ')}\n\n@${publicHost} #${code}`, html: '' };
  }
  const all = [...lines, fill(words.notYou)];
  return {
    ...message,
    subject: fill(words.subject),
    text: all.join('\n\n'),
    html: htmlOf(all, { code, lang: written }),
  };
}

function htmlOf(lines: string[], { code, lang }: { code: string; lang: Lang }): string {
  const shown = (line: string) =>
    escaped(line).replace(code, `<strong style="font-size:1.5em;letter-spacing:.1em">${code}</strong>`);
  const paragraphs = lines.map((line) => `<p>${shown(line)}</p>`).join('');
  return mailHtml(lang, paragraphs);
}
