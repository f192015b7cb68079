import { SaxesParser } from 'saxes';
import { readAttribute, SVG_ELEMENTS, SVG_NOTES } from './svg-subset';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 50;

export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  /** The ids to which its attributes refer. */
  refersTo: string[];
  children: SvgElement[];
}

/** A drawing is refused. The message gives the reason in one sentence and, if known, the line and column. */
export class SvgRefusal extends Error {}

/** Parses a drawing to a tree. Throws at the first element or attribute that is not allowed. */
export function parseSvg(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let count = 0;
  let notes = 0;
  const refuse = (why: string): never => {
    throw new SvgRefusal(`Line ${parser.line}, column ${parser.column}: ${why}`);
  };
  parser.on('error', ({ message }) => refuse(`It is no XML (${message.replace(/^\d+:\d+: /, '')}).`));
  parser.on('doctype', () => refuse('A drawing has no DOCTYPE.'));
  parser.on('processinginstruction', () => refuse('A drawing has no processing instructions.'));
  parser.on('cdata', () => refuse('A drawing has no CDATA.'));
  parser.on('text', (content) => {
    if (notes === 0 && content.trim() !== '') refuse('A drawing has no text.');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (notes > 0 || (uri === SVG && SVG_NOTES.has(local))) return void notes++;
    const known = uri === SVG ? SVG_ELEMENTS.get(local) : undefined;
    if (!known) return refuse(`A drawing cannot contain <${local}>.`);
    if (++count > MAX_ELEMENTS) return refuse(`A drawing has at most ${MAX_ELEMENTS} elements.`);
    if (open.length >= MAX_DEPTH) return refuse(`Elements are at most ${MAX_DEPTH} deep.`);
    const parent = open.at(-1);
    if (!parent && local !== 'svg') return refuse('<svg> is the outermost element.');
    const element: SvgElement = { name: local, attributes: new Map(), refersTo: [], children: [] };
    for (const attribute of Object.values(attributes)) {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const isHref = attribute.uri === XLINK && attribute.local === 'href';
      const name = isHref || attribute.uri === '' ? attribute.local : attribute.name;
      if (!known.has(name)) return refuse(`<${local}> cannot have ${attribute.name}.`);
      const read = readAttribute(name, attribute.value);
      if (!read) return refuse(`${attribute.name} of <${local}> cannot have this value.`);
      element.attributes.set(name, attribute.value);
      if (read.refersTo !== undefined) element.refersTo.push(read.refersTo);
    }
    parent?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void (notes > 0 ? notes-- : open.pop()));
  parser.write(text).close();
  return root ?? refuse('It is empty.');
}
