import { isMap, isSeq, parseDocument, YAMLMap, YAMLSeq, type Document } from 'yaml';
import type { ConvertedText } from '../model/converted-menu';
import { keyOfName } from '../model/key-of-name';

/** An item of a menu file and its section. */
export interface ItemNode {
  item: YAMLMap;
  section: YAMLMap;
}

/** A menu file that keeps its comments when it is edited. `text` must be valid or empty. */
export class MenuDocument {
  readonly document: Document;
  readonly root: YAMLMap;
  readonly sections: YAMLSeq;

  constructor(text: string) {
    this.document = parseDocument(text);
    this.root = isMap(this.document.contents) ? this.document.contents : new YAMLMap();
    this.document.contents = this.root;
    this.sections = listIn(this.root, 'sections');
  }

  items(): ItemNode[] {
    return mapsIn(this.sections).flatMap((section) =>
      mapsIn(listIn(section, 'items')).map((item) => ({ item, section })),
    );
  }

  /** Finds a section by its key or its name, and adds it if there is none. */
  section({ text }: ConvertedText, key: string | undefined): YAMLMap {
    const all = mapsIn(this.sections);
    const known =
      all.find((one) => key !== undefined && textIn(one, 'key') === key) ??
      all.find((one) => textIn(one, 'name') === text);
    if (known) return known;
    const section = new YAMLMap();
    section.set('key', keyOfName(text, new Set(all.map((one) => textIn(one, 'key')))));
    section.set('name', text);
    section.set('items', new YAMLSeq());
    this.sections.add(section);
    return section;
  }

  add(section: YAMLMap, key: string): YAMLMap {
    const item = new YAMLMap();
    item.set('key', key);
    listIn(section, 'items').add(item);
    return item;
  }

  toString(): string {
    return this.document.toString({ lineWidth: 0 });
  }
}

export const mapsIn = (list: YAMLSeq): YAMLMap[] => list.items.filter((one) => isMap(one));
export const textIn = (map: YAMLMap, name: string): string => String(map.get(name) ?? '');

function listIn(map: YAMLMap, name: string): YAMLSeq {
  const found = map.get(name, true);
  if (isSeq(found)) {
    if (found.items.length === 0) found.flow = false;
    return found;
  }
  const list = new YAMLSeq();
  map.set(name, list);
  return list;
}
