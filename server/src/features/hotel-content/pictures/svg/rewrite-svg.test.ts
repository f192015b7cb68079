import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { SvgRefusal } from './parse-svg';
import { rewriteSvg } from './rewrite-svg';
import { SVG_ELEMENTS } from './svg-subset';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = 'viewBox="0 0 800 600"') =>
  `<svg ${NAMESPACES} ${attributes}>${inner}</svg>`;
const rewritten = (text: string) => rewriteSvg(Buffer.from(text));

test('shapes, gradients, patterns, clip paths and `use` are kept; descriptions and comments are removed', () => {
  const { svg, width, height } = rewritten(`<?xml version="1.0"?><!-- by hand -->
    ${drawing(`<title>A <b xmlns="urn:x">pool</b></title>
      <defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient>
      <clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath></defs>
      <g clip-path="url(#c)"><path id="p" d="M0 0h4
        v4z" fill="url(#a)"/></g><use xlink:href="#p" x="9"/>`)}`);

  expect([width, height]).toEqual([800, 600]);
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient><clipPath id="c"><circle cx="5" cy="5" r="4"/></clipPath></defs><g clip-path="url(#c)"><path id="p" d="M0 0h4 v4z" fill="url(#a)"/></g><use href="#p" x="9"/></svg>',
  );
  expect(rewritten(svg).svg).toBe(svg);
});

test('a nested svg element can have its own view box', () => {
  const part = '<svg x="9" width="4" height="4" viewBox="0 0 16 9"><g/></svg>';

  expect(rewritten(drawing(part)).svg).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${part}</svg>`,
  );
});

const nested = (levels: number, times: number) =>
  Array.from(
    { length: levels },
    (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(times)}</g>`,
  ).join('');

test.each([
  ['script', drawing('<script>alert(1)</script>')],
  ['script of another namespace', drawing('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>')],
  ['an event handler', drawing('<rect width="1" height="1" onload="alert(1)"/>')],
  ['an event handler of the whole', drawing('', 'viewBox="0 0 1 1" onload="alert(1)"')],
  [
    'a foreign object',
    drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  ],
  ['a picture', drawing('<image href="https://evil.example/a.png"/>')],
  ['an embedded picture', drawing('<image href="data:image/png;base64,AAAA"/>')],
  ['a link', drawing('<a href="https://evil.example"><rect width="1" height="1"/></a>')],
  ['an animation', drawing('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['a style element', drawing('<style>@import "https://evil.example/a.css";</style>')],
  ['a style attribute', drawing('<rect style="fill:url(https://evil.example)" width="1" height="1"/>')],
  ['an outside repetition', drawing('<use href="https://evil.example/a.svg#x"/>')],
  ['a repetition of a data address', drawing('<use xlink:href="data:image/svg+xml,x#y"/>')],
  ['an outside paint', drawing('<rect fill="url(https://evil.example/a.svg#x)" width="1" height="1"/>')],
  [
    'an outside paint beside a local one',
    drawing('<rect fill="url(#a) url(//evil.example)" width="1" height="1"/>'),
  ],
  ['an escaped outside paint', drawing('<rect fill="&#117;rl(//evil.example)" width="1" height="1"/>')],
  ['a filter', drawing('<filter id="f"/>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`],
  [
    'entity expansion',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing('<path d="&b;"/>')}`,
  ],
  ['an outside entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('&a;')}`],
  ['an entity that nobody has defined', drawing('<path d="&a;"/>')],
  ['a style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${drawing('')}`],
  ['text', drawing('<g>hello</g>')],
  ['CDATA', drawing('<g><![CDATA[<script>alert(1)</script>]]></g>')],
  ['no drawing', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>'],
  ['a second root', `${drawing('')}${drawing('')}`],
  ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'],
  ['nothing', ''],
  ['no size', drawing('', '')],
  ['a size of nothing', drawing('', 'viewBox="0 0 0 1"')],
  ['a huge size', drawing('', 'width="99999" height="10"')],
  ['a size in per cent', drawing('', 'width="100%" height="100%"')],
  ['more than 100 KB', drawing('<g/>'.repeat(26_000))],
  ['more than 5,000 elements', drawing('<g/>'.repeat(5_001))],
  ['elements within elements', drawing('<g>'.repeat(60) + '</g>'.repeat(60))],
  ['a repetition of itself', drawing('<g id="a"><use href="#a"/></g>')],
  ['a circle of repetitions', drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['a pattern within itself', drawing('<pattern id="a"><rect fill="url(#a)"/></pattern>')],
  ['repetitions of repetitions', drawing(`<rect id="l0" width="1" height="1"/>${nested(10, 10)}`)],
  ['an id twice', drawing('<g id="a"/><g id="a"/>')],
  ['an id that nothing has', drawing('<use href="#a"/>')],
  ['an id with markup', drawing('<g id="&lt;script&gt;"/>')],
])('a drawing with %s is refused', (_what, text) => {
  expect(() => rewritten(text)).toThrow(SvgRefusal);
});

test('text in another encoding is refused', () => {
  expect(() => rewriteSvg(Buffer.from(drawing(''), 'utf16le'))).toThrow(SvgRefusal);
});

test('for any drawing, the output has only known elements and local references', () => {
  const name = fc.oneof(
    fc.constantFrom(...SVG_ELEMENTS.keys(), 'script', 'image', 'style', 'a', 'foreignObject', 'title'),
  );
  const value = fc.oneof(
    fc.constantFrom('#a', 'url(#a)', 'url(//e.example)', 'javascript:alert(1)', '"><script>', '1'),
    fc.string({ maxLength: 12 }),
  );
  const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const attribute = fc
    .tuple(fc.constantFrom('id', 'href', 'fill', 'd', 'onload', 'style', 'xlink:href', 'x'), value)
    .map(([key, text]) => [key, `${key}="${escaped(text)}"`] as const);
  const element = fc
    .tuple(name, fc.uniqueArray(attribute, { selector: ([key]) => key, maxLength: 3 }))
    .map(([tag, attributes]) => `<${tag} ${attributes.map(([, text]) => text).join(' ')}/>`);
  fc.assert(
    fc.property(fc.array(element, { maxLength: 4 }), (elements) => {
      let svg: string;
      try {
        ({ svg } = rewritten(drawing(`<g id="a"/>${elements.join('')}`)));
      } catch (error) {
        expect(error).toBeInstanceOf(SvgRefusal);
        return;
      }
      const parser = new SaxesParser();
      parser.on('opentag', ({ name: tag, attributes }) => {
        expect([...SVG_ELEMENTS.keys()]).toContain(tag);
        for (const [key, text] of Object.entries(attributes)) {
          expect(key).not.toMatch(/^on|style/);
          if (key !== 'xmlns') expect(text).not.toMatch(/\/\/|javascript:|url\((?!#)/i);
          if (key === 'href') expect(text).toMatch(/^#/);
        }
      });
      parser.write(svg).close();
    }),
    { numRuns: 500 },
  );
});
