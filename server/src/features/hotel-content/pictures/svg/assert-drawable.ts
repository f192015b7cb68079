import { SvgRefusal, type SvgElement } from './parse-svg';

const MAX_DRAWN = 5_000;

/**
 * Throws if parts of a drawing refer to each other in a cycle, or draw too many elements: a few nested `use` elements
 * can expand to billions of shapes and freeze a device.
 */
export function assertDrawable(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsOf(root)) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    if (byId.has(id)) throw new SvgRefusal(`The id "${id}" is there twice.`);
    byId.set(id, element);
  }
  const drawn = new Map<SvgElement, number>();
  const counting = new Set<SvgElement>();
  const countOf = (element: SvgElement): number => {
    const known = drawn.get(element);
    if (known !== undefined) return known;
    if (counting.has(element)) throw new SvgRefusal(`<${element.name}> refers to itself.`);
    counting.add(element);
    const referred = element.refersTo.map((id) => {
      const found = byId.get(id);
      if (!found) throw new SvgRefusal(`Nothing has the id "${id}".`);
      return found;
    });
    const count = [...element.children, ...referred].reduce((sum, one) => sum + countOf(one), 1);
    if (count > MAX_DRAWN) throw new SvgRefusal(`It draws more than ${MAX_DRAWN} elements.`);
    counting.delete(element);
    drawn.set(element, count);
    return count;
  };
  countOf(root);
}

function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
