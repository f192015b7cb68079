import type * as z from 'zod/mini';
import { activitySchema } from './activity.schema';
import { directorySchema } from './directory.schema';
import { guidelinesSchema, hotelSchema, loyaltySchema, requestsSchema } from './hotel.schema';
import { menuSchema, modifiersSchema } from './menu.schema';
import { outletSchema, policiesSchema, tablesSchema } from './outlet.schema';
import { picturesSchema } from './pictures.schema';
import { textsSchema } from './texts.schema';

interface FileKind {
  name: string;
  path: RegExp;
  schema: z.ZodMiniType;
}

const NAME = '[a-z0-9][a-z0-9-]*';

/** The files of a hotel's folder by their path. */
export const FILE_KINDS = [
  { name: 'hotel', path: /^hotel\.yaml$/, schema: hotelSchema },
  { name: 'guidelines', path: /^guidelines\.yaml$/, schema: guidelinesSchema },
  { name: 'loyalty', path: /^loyalty\.yaml$/, schema: loyaltySchema },
  { name: 'modifiers', path: /^modifiers\.yaml$/, schema: modifiersSchema },
  { name: 'requests', path: /^requests\.yaml$/, schema: requestsSchema },
  { name: 'directory', path: new RegExp(`^directories/${NAME}\\.yaml$`), schema: directorySchema },
  { name: 'outlet', path: new RegExp(`^outlets/${NAME}/outlet\\.yaml$`), schema: outletSchema },
  { name: 'menu', path: new RegExp(`^outlets/${NAME}/menus/${NAME}\\.yaml$`), schema: menuSchema },
  { name: 'tables', path: new RegExp(`^outlets/${NAME}/tables\\.yaml$`), schema: tablesSchema },
  { name: 'policies', path: new RegExp(`^outlets/${NAME}/policies\\.yaml$`), schema: policiesSchema },
  { name: 'activity', path: new RegExp(`^activities/${NAME}\\.yaml$`), schema: activitySchema },
  { name: 'pictures', path: /^pictures\/pictures\.yaml$/, schema: picturesSchema },
  {
    name: 'texts',
    path: new RegExp(`^texts/[a-zA-Z-]{2,6}/(${NAME}/)*${NAME}\\.yaml$`),
    schema: textsSchema,
  },
] as const satisfies FileKind[];

export const kindOf = (path: string) => FILE_KINDS.find((kind) => kind.path.test(path));
