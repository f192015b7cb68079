import type { DemoProperty, Text } from '../model/demo-property';

/**
 * Returns the name by which ids are made. A copy of a hotel may have a first language without texts; its ids must
 * differ all the same.
 */
export const keyName = ({ languages }: Pick<DemoProperty, 'languages'>, name: Text): string =>
  [...languages, ...Object.keys(name)].map((lang) => name[lang]).find(Boolean) ?? '';
