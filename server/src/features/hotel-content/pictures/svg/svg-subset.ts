/** The attributes that say how a shape is painted; groups pass them on to what is in them. */
const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'color',
  'display',
  'visibility',
  'transform',
  'clip-path',
  'clip-rule',
];
const GRADIENT = ['gradientUnits', 'gradientTransform', 'spreadMethod', 'href'];

const BOX = ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'];
const PATTERN = ['patternUnits', 'patternContentUnits', 'patternTransform', 'href'];

const attributes = (...names: string[]): ReadonlySet<string> => new Set(['id', ...names]);

/**
 * A drawing may consist of shapes, gradients, patterns, clips and repetitions of its own parts. Text is left out
 * because it would depend on the fonts of each device; script, style, links and outside pictures because they could do
 * something.
 */
export const SVG_ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['svg', attributes(...PAINT, ...BOX, 'version')],
  ['g', attributes(...PAINT)],
  ['defs', attributes()],
  ['path', attributes(...PAINT, 'd')],
  ['rect', attributes(...PAINT, 'x', 'y', 'width', 'height', 'rx', 'ry')],
  ['circle', attributes(...PAINT, 'cx', 'cy', 'r')],
  ['ellipse', attributes(...PAINT, 'cx', 'cy', 'rx', 'ry')],
  ['line', attributes(...PAINT, 'x1', 'y1', 'x2', 'y2')],
  ['polyline', attributes(...PAINT, 'points')],
  ['polygon', attributes(...PAINT, 'points')],
  ['linearGradient', attributes(...GRADIENT, 'x1', 'y1', 'x2', 'y2')],
  ['radialGradient', attributes(...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy', 'fr')],
  ['stop', attributes('offset', 'stop-color', 'stop-opacity')],
  ['pattern', attributes(...PAINT, ...BOX, ...PATTERN)],
  ['clipPath', attributes(...PAINT, 'clipPathUnits')],
  ['use', attributes(...PAINT, 'href', 'x', 'y', 'width', 'height')],
]);

/** Elements that only describe the drawing. They and what is in them are left out. */
export const SVG_NOTES: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

const PLAIN_VALUE = /^[-\w#%(),.+/\s]*$/;
const LOCAL_PAINT = /^url\(#([\w.-]{1,64})\)$/;
const LOCAL_HREF = /^#([\w.-]{1,64})$/;
const ID = /^[A-Za-z_][\w.-]{0,63}$/;

/** The meaning of an attribute: `refersTo` is the id of another part of the drawing; `undefined` if it is not allowed there. */
export function readAttribute(name: string, value: string): { refersTo?: string } | undefined {
  if (name === 'id') return ID.test(value) ? {} : undefined;
  const [, refersTo] = (name === 'href' ? LOCAL_HREF : LOCAL_PAINT).exec(value) ?? [];
  if (refersTo !== undefined) return { refersTo };
  return name !== 'href' && PLAIN_VALUE.test(value) && !/url/i.test(value) ? {} : undefined;
}
