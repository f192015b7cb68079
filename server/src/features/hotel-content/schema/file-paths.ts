const NAME = '[a-z0-9][a-z0-9-]*';

/**
 * The kinds of files in a hotel's folder by their path. They are apart from the schemas, which take longer to load than
 * reading a folder takes.
 */
export const FILE_PATHS = [
  { name: 'hotel', path: /^hotel\.yaml$/ },
  { name: 'guidelines', path: /^guidelines\.yaml$/ },
  { name: 'loyalty', path: /^loyalty\.yaml$/ },
  { name: 'modifiers', path: /^modifiers\.yaml$/ },
  { name: 'requests', path: /^requests\.yaml$/ },
  { name: 'directory', path: new RegExp(`^directories/${NAME}\\.yaml$`) },
  { name: 'outlet', path: new RegExp(`^outlets/${NAME}/outlet\\.yaml$`) },
  { name: 'menu', path: new RegExp(`^outlets/${NAME}/menus/${NAME}\\.yaml$`) },
  { name: 'tables', path: new RegExp(`^outlets/${NAME}/tables\\.yaml$`) },
  { name: 'policies', path: new RegExp(`^outlets/${NAME}/policies\\.yaml$`) },
  { name: 'activity', path: new RegExp(`^activities/${NAME}\\.yaml$`) },
  { name: 'pictures', path: /^pictures\/pictures\.yaml$/ },
  { name: 'texts', path: new RegExp(`^texts/[a-zA-Z-]{2,6}/(${NAME}/)*${NAME}\\.yaml$`) },
] as const;
export type FileKindName = (typeof FILE_PATHS)[number]['name'];

export const isPathOfHotel = (path: string): boolean => FILE_PATHS.some((kind) => kind.path.test(path));
