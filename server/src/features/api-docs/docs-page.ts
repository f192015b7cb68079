import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/security/escape-html';
import type { OpenApi, Operation } from './openapi';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
section { border-top: 1px solid #8886; padding: 0.75rem 0; }
h3 { margin: 0; font-size: 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem; background: #8882; border-radius: 6px; }
b { display: inline-block; min-width: 3.5em; }
`;

/** The hash of the style for the content security policy of the page. */
export const docsStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Renders the API documentation as a page without scripts. */
export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}: API</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} The same as <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
<p>A call that is turned down is answered with <code>{ error, code }</code>: a sentence for the guest and a word for programs.</p>
${operations.join('\n')}
</body>
</html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const query = queryParameters.map(({ name }) => `<code>${escapeHtml(name)}</code>`).join(', ');
  const needsGuest = operation.security.every((one) => 'guest' in one);
  return `<section>
<h3><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}.${needsGuest ? ' Only for a guest who has signed in.' : ''}${query ? ` May be asked with ${query}.` : ''}</p>
<details><summary>Reply</summary><pre>${escapeHtml(JSON.stringify(Object.values(operation.responses)[0], null, 1))}</pre></details>
</section>`;
}
