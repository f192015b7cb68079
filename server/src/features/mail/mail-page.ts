import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/security/escape-html';
import type { StoredEmail } from './dev-mailbox';

/** A demo stay for trying out a code. */
export interface SampleStay {
  propertyName: string;
  lastName: string;
  room: string;
  reservationNumber: string;
  checkout: string;
}

const RELOAD_SECONDS = 4;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8885; --soft: #8881; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
ol { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 1rem; }
article { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; }
.code { font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: .15em; margin: .25rem 0; user-select: all; }
.to, .hint { color: color-mix(in srgb, currentColor 72%, transparent); margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; font: inherit; margin: .75rem 0 0; padding: .75rem; background: var(--soft); border-radius: 8px; }
a { display: inline-block; padding-block: .625rem; }
.stays { gap: 0; margin: .5rem 0 0; }
.stays li { padding: .5rem 0; border-top: 1px solid var(--line); }
.none { border: 1px dashed var(--line); border-radius: 12px; padding: 2rem 1rem; text-align: center; }
`;

/** The hash of the style for the content security policy of the page. */
export const mailStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Renders the development mailbox. The page refreshes itself and needs no scripts. */
export function mailPage(emails: StoredEmail[], stays: SampleStay[], { isRenewed = true } = {}): string {
  const list = emails.length
    ? `<ol>${emails.map((email) => `<li>${emailHtml(email)}</li>`).join('')}</ol>`
    : '<p class="none">Nothing has been sent yet. Ask for a code, and it appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${isRenewed ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">\n` : ''}<title>Mailbox (${emails.length})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="hint">Messages to guests end here as long as no mail server is set up. The newest comes first.</p>
<p class="hint">${isRenewed ? `<a href="?renew=off">Stop renewing this page every ${RELOAD_SECONDS} seconds</a>` : `<a href="?">Renew this page every ${RELOAD_SECONDS} seconds</a>`}</p>
${list}
<section aria-labelledby="stays"><h2 id="stays">Stays of the demo that can be linked</h2>
<p class="hint">Last name and departure, with the room or the reservation number.</p>
<ol class="stays">${stays.map((stay) => `<li>${stayHtml(stay)}</li>`).join('')}</ol></section>
</main>
</body>
</html>
`;
}

function emailHtml({ to, subject, text, code, at }: StoredEmail): string {
  return `<article><h2 dir="auto">${escapeHtml(subject || 'Text message')}</h2>
<p class="to">To <bdi>${escapeHtml(to)}</bdi>, <time datetime="${at}">${at.slice(11, 19)} UTC</time></p>
${code === '' ? '' : `<p class="code">${escapeHtml(code)}</p>`}
<pre dir="auto">${escapeHtml(text)}</pre></article>`;
}

function stayHtml({ propertyName, lastName, room, reservationNumber, checkout }: SampleStay): string {
  return `<strong><bdi>${escapeHtml(lastName)}</bdi></strong>, room <bdi>${escapeHtml(room)}</bdi>, reservation <bdi>${escapeHtml(reservationNumber)}</bdi>, departure <time datetime="${checkout}">${checkout}</time>
<br><span class="hint">${escapeHtml(propertyName)}</span>`;
}
