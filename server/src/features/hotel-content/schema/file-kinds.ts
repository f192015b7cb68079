import type * as z from 'zod/mini';
import { activitySchema } from './activity.schema';
import { directorySchema } from './directory.schema';
import { FILE_PATHS, type FileKindName } from './file-paths';
import { guidelinesSchema, hotelSchema, loyaltySchema, requestsSchema } from './hotel.schema';
import { menuSchema, modifiersSchema } from './menu.schema';
import { outletSchema, policiesSchema, tablesSchema } from './outlet.schema';
import { picturesSchema } from './pictures.schema';
import { textsSchema } from './texts.schema';

/** The files of a hotel's folder with what they contain. */
const SCHEMAS = {
  hotel: hotelSchema,
  guidelines: guidelinesSchema,
  loyalty: loyaltySchema,
  modifiers: modifiersSchema,
  requests: requestsSchema,
  directory: directorySchema,
  outlet: outletSchema,
  menu: menuSchema,
  tables: tablesSchema,
  policies: policiesSchema,
  activity: activitySchema,
  pictures: picturesSchema,
  texts: textsSchema,
} as const satisfies Record<FileKindName, z.ZodMiniType>;

export const FILE_KINDS = FILE_PATHS.map(({ name, path }) => ({ name, path, schema: SCHEMAS[name] }));

export const kindOf = (path: string) => FILE_KINDS.find((kind) => kind.path.test(path));
