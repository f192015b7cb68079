import type { PageScreenshot, PageErrors } from './take-screenshot';

const STYLE = `body{font:14px system-ui;margin:24px;background:#777;color:#fff}h2{margin:32px 0 8px}
.row{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}figure{margin:0}
img{block-size:420px;object-fit:cover;object-position:top;background:#555}li{color:#fdd}`;

/** Creates a page with all screenshots of a run, one row per route. */
export function contactSheet(results: { shot: PageScreenshot; errors: PageErrors }[]): string {
  const names = [...new Set(results.map(({ shot }) => shot.name))];
  const sections = names.map((name) => {
    const row = results.filter(({ shot }) => shot.name === name);
    const errors = row.flatMap(({ errors }) => errors.map((it) => `<li>${escaped(it)}</li>`));
    return (
      `<h2>${name}</h2><div class="row">${row.map(({ shot }) => figure(shot)).join('')}</div>` +
      `<ul>${errors.join('')}</ul>`
    );
  });
  return `<!doctype html><meta charset="utf-8"><title>Look</title><style>${STYLE}</style>${sections.join('')}`;
}

const figure = ({ file, look, size, path }: PageScreenshot) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${size}, ${look}: ${escaped(path)}</figcaption></figure>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
