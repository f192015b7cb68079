import { assertDrawable } from './assert-drawable';
import { parseSvg, SvgRefusal, type SvgElement } from './parse-svg';

const MAX_BYTES = 100_000;
const MAX_SIDE = 16_384;
const NUMBER = /^\d{1,5}(\.\d{1,4})?(px)?$/;

export interface RewrittenSvg {
  svg: string;
  width: number;
  height: number;
}

/**
 * Parses a drawing and serializes the result, so that nothing unchecked reaches a browser. Throws a `SvgRefusal` if
 * it contains anything that is not allowed.
 */
export function rewriteSvg(bytes: Buffer): RewrittenSvg {
  if (bytes.length > MAX_BYTES) throw new SvgRefusal(`It has more than ${MAX_BYTES / 1_000} KB.`);
  const root = parseSvg(decode(bytes));
  assertDrawable(root);
  return { ...sizeOf(root), svg: written(root) };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgRefusal('It is not in UTF-8.');
  }
}

/** Returns the size in pixels from width and height, or else from the view box. */
function sizeOf({ attributes }: SvgElement): { width: number; height: number } {
  const [, , boxWidth = '', boxHeight = ''] =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const read = (name: string, inBox: string) => {
    const text = attributes.get(name) ?? inBox;
    const size = NUMBER.test(text) ? Math.round(Number.parseFloat(text)) : 0;
    if (size < 1 || size > MAX_SIDE)
      throw new SvgRefusal(`<svg> needs a viewBox, or width and height in pixels up to ${MAX_SIDE}.`);
    return size;
  };
  return { width: read('width', boxWidth), height: read('height', boxHeight) };
}

function written({ name, attributes, children }: SvgElement, isRoot = true): string {
  const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  // The values need no escaping, because `readAttribute` accepts no quotes and no markup.
  const attributeText = [...attributes]
    .map(([key, value]) => ` ${key}="${value.replaceAll(/\s+/g, ' ')}"`)
    .join('');
  const inner = children.map((child) => written(child, false)).join('');
  return inner === ''
    ? `<${name}${namespace}${attributeText}/>`
    : `<${name}${namespace}${attributeText}>${inner}</${name}>`;
}
